import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { findCustomer } from '../../contract/customer.ts';
import {
  createCustomer,
  findCustomers,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '../../contract/customers.ts';
import { addCustomer, existingCustomer, searchCustomers } from './actions.ts';
import { changeCustomer } from './change-customer.ts';
import { listCustomersById } from './store.ts';

export function customerRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(listCustomers, ({ query }) => searchCustomers(db, query)),
    serve(createCustomer, ({ body }) => addCustomer(db, body, clock())),
    serve(getCustomer, ({ params }) => existingCustomer(db, params.id)),
    serve(updateCustomer, ({ params, body }) => changeCustomer(db, params.id, body)),
    serve(findCustomers, async ({ body }) => ({
      customers: await listCustomersById(db, body.ids),
    })),
    serve(findCustomer, ({ params }) => existingCustomer(db, params.id)),
  ];
}
