import { csvReply } from '@dahab/chassis/csv/csv-reply.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { downloadCustomerTemplate, importCustomerFile } from '../../contract/customer-import.ts';
import type { ImporterConfig } from '../config.ts';
import { csvUpload } from '../files/receive-file.ts';
import { answerImport } from '../jobs/answer-import.ts';
import { checkedCustomerColumns } from './read-customers.ts';
import { customerTemplate } from './template.ts';

export function customerRoutes(chassis: Chassis<ImporterConfig>): readonly Route[] {
  return [
    serve(
      importCustomerFile,
      (received) => answerImport(chassis, 'customers', received),
      csvUpload(chassis.blobs, checkedCustomerColumns),
    ),
    serve(downloadCustomerTemplate, async () =>
      csvReply('customers.csv', Buffer.from(customerTemplate())),
    ),
  ];
}
