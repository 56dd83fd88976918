import { defineService } from '@dahab/chassis/service.ts';
import { notifierConfigSchema } from './config.ts';
import { createAsker } from './connection/ask-telegram.ts';
import { connectionRoutes } from './connection/routes.ts';
import { orderConsumers } from './deliveries/consumers.ts';
import { gaugeDeliveries } from './deliveries/gauges.ts';
import { deliveryRoutes } from './deliveries/routes.ts';
import { leaseOf } from './deliveries/rules.ts';
import { sendQueued } from './deliveries/sender.ts';
import { postOnChange, priceChangeConsumer } from './prices/change-posts.ts';
import { priceMessageRoutes } from './prices/routes.ts';
import { createOunceQuotes } from './prices/ounce-quotes.ts';
import { postOnSchedule } from './prices/scheduled-posts.ts';
import { createSafe } from './settings/encryption.ts';
import { settingsRoutes } from './settings/routes.ts';
import { createSettingsStore } from './settings/store.ts';
import { createPoster } from './telegram/post-message.ts';

const SENDER = 'telegram-sender';

export const notifier = defineService({
  name: 'notifier',
  config: notifierConfigSchema,
  migrations: new URL('../migrations/', import.meta.url),
  build: ({ config, db, cache, call, clock, log, metrics, wake }) => {
    gaugeDeliveries(metrics, { db, clock });
    const safe = createSafe(config.SETTINGS_KEY, config.SETTINGS_KEYS_ALSO_READ);
    const settings = createSettingsStore(safe, log);
    const telegram = {
      apiRoot: config.TELEGRAM_API_ROOT,
      timeoutMs: config.TELEGRAM_TIMEOUT_MS,
    };
    const post = createPoster(telegram);
    const ask = createAsker(telegram);
    const quoteOunce = createOunceQuotes({ db, cache, clock, apiRoot: config.GOLD_API_ROOT });
    const leaseMs = leaseOf(config.TELEGRAM_TIMEOUT_MS);
    const sendSoon = (): void => wake(SENDER);
    const posting = { db, settings, call, quoteOunce, clock, sendSoon };
    return {
      routes: [
        ...settingsRoutes({ db, settings, clock }),
        ...priceMessageRoutes({ db, settings, call, quoteOunce, post, clock }),
        ...connectionRoutes({ db, settings, ask }),
        ...deliveryRoutes({ db, clock, sendSoon }),
      ],
      consumers: [
        ...orderConsumers({ settings, clock, sendSoon }),
        priceChangeConsumer({ settings, clock }),
      ],
      workers: [
        sendQueued({ name: SENDER, db, settings, post, leaseMs, clock, log }),
        postOnSchedule(posting),
        postOnChange(posting),
      ],
    };
  },
});
