import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { findCustomer } from '../../contract/customer.ts';
import { createCustomer, findCustomers, listCustomers } from '../../contract/customers.ts';
import { addCustomer, existingCustomer, searchCustomers } from './actions.ts';
import { listCustomersById } from './store.ts';

export function customerRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(listCustomers, ({ query }) => searchCustomers(db, query)),
    serve(createCustomer, ({ body }) => addCustomer(db, body, clock())),
    serve(findCustomers, async ({ body }) => ({
      customers: await listCustomersById(db, body.ids),
    })),
    serve(findCustomer, ({ params }) => existingCustomer(db, params.id)),
  ];
}
