import { addAbortSignal } from 'node:stream';
import { csvReply } from '@dahab/chassis/csv/csv-reply.ts';
import type { Route } from '@dahab/chassis/http/route.ts';
import { Reply, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  downloadTemplate,
  importProductFile,
  previewProducts,
  updateProductFile,
} from '../../contract/product-import.ts';
import type { ImporterConfig } from '../config.ts';
import { openBlob } from '../files/open-blob.ts';
import { csvUpload, receivedFile } from '../files/receive-file.ts';
import { whileAwaited } from '../files/while-awaited.ts';
import { answerImport } from '../jobs/answer-import.ts';
import { previewFile } from './preview.ts';
import { checkedColumns } from './read-pieces.ts';
import { templateFile } from './template.ts';

export function productRoutes(chassis: Chassis<ImporterConfig>): readonly Route[] {
  const { blobs, call } = chassis;
  const uploadOfNew = csvUpload(blobs, (headers) => checkedColumns(headers, 'import'));
  const upload = csvUpload(blobs, (headers) => checkedColumns(headers, 'update'));
  return [
    serve(
      previewProducts,
      async ({ files, request }) => {
        const { blobKey, format } = receivedFile(files);
        try {
          const preview = await whileAwaited(request, (left) => {
            const open = async () => addAbortSignal(left, await openBlob(blobs, blobKey));
            return previewFile(call, open, format);
          });
          const headers = { 'X-Total-Count': String(preview.total) };
          return new Reply([...preview.products], { headers });
        } finally {
          await blobs.remove(blobKey);
        }
      },
      upload,
    ),
    serve(
      importProductFile,
      (received) => answerImport(chassis, 'products-import', received),
      uploadOfNew,
    ),
    serve(
      updateProductFile,
      (received) => answerImport(chassis, 'products-update', received),
      upload,
    ),
    serve(downloadTemplate, async () => csvReply('products.csv', Buffer.from(templateFile()))),
  ];
}
