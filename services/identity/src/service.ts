import { defineService, type ServiceDefinition } from '@dahab/chassis/service.ts';
import { accountRoutes } from './accounts/routes.ts';
import { activityConsumers } from './activity/consumers.ts';
import { activityRoutes } from './activity/routes.ts';
import { sweepActivities } from './activity/sweep-activities.ts';
import { type IdentityConfig, identityConfigSchema } from './config.ts';
import { customerRoutes } from './customers/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { orderConsumers } from './order-consumers.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sweepSessions } from './sessions/sweep-sessions.ts';
import { ensureFirstAdmin, type ReportFirstAdmin } from './users/first-admin.ts';
import { userRoutes } from './users/routes.ts';

/** `onFirstAdmin` must hand a made password to the operator: it is shown nowhere else. */
export function createIdentity({
  onFirstAdmin,
}: {
  onFirstAdmin: ReportFirstAdmin;
}): ServiceDefinition<IdentityConfig> {
  return defineService({
    name: 'identity',
    config: identityConfigSchema,
    migrations: new URL('../migrations/', import.meta.url),
    build: (chassis) => ({
      routes: [
        ...accountRoutes(chassis),
        ...userRoutes(chassis),
        ...customerRoutes(chassis),
        ...sessionRoutes(chassis),
        ...importRoutes(chassis),
        ...activityRoutes(chassis),
      ],
      consumers: [...orderConsumers, ...activityConsumers],
      workers: [sweepSessions(chassis), sweepActivities(chassis)],
      prepare: async () => {
        const { ADMIN_USERNAME, ADMIN_PASSWORD } = chassis.config;
        const wanted = { username: ADMIN_USERNAME, password: ADMIN_PASSWORD };
        await ensureFirstAdmin(chassis.db, wanted, onFirstAdmin, chassis.clock());
      },
    }),
  });
}

export const identity = createIdentity({
  onFirstAdmin: ({ username, password }) => {
    if (password === undefined) return;
    process.stdout.write(
      `The first admin is "${username}" with the password ${password} (shown this once: keep it).\n`,
    );
  },
});
