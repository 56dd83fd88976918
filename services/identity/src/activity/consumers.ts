import { productsTagged, recordChanged } from '@dahab/catalog/contract/events.ts';
import { type Consumer, on } from '@dahab/chassis/messaging/consumer.ts';
import { jobFinished } from '@dahab/importer/contract/events.ts';
import { telegramSettingsChanged } from '@dahab/notifier/contract/events.ts';
import { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import { goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import { userChanged } from '../../contract/events.ts';
import {
  ofBuyingPrice,
  ofGoldPrice,
  ofImport,
  ofRecord,
  ofTags,
  ofTelegram,
  ofUser,
} from './facts.ts';
import { record } from './record.ts';

/** Each fact becomes one line of who did what. */
export const activityConsumers: readonly Consumer[] = [
  on(recordChanged, (trx, told, message) => record(trx, ofRecord(told), message)),
  on(productsTagged, (trx, told, message) => record(trx, ofTags(told), message)),
  on(buyingPriceChanged, (trx, told, message) => record(trx, ofBuyingPrice(told), message)),
  on(goldPriceChanged, (trx, told, message) => record(trx, ofGoldPrice(told), message)),
  on(userChanged, (trx, told, message) => record(trx, ofUser(told), message)),
  on(telegramSettingsChanged, (trx, told, message) => record(trx, ofTelegram(told), message)),
  on(jobFinished, (trx, told, message) => record(trx, ofImport(told), message)),
];
