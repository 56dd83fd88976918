import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { listActivity } from '../../contract/activity.ts';
import { searchActivity } from './actions.ts';

export function activityRoutes({ db }: Pick<Chassis, 'db'>): readonly Route[] {
  return [serve(listActivity, ({ query }) => searchActivity(db, query))];
}
