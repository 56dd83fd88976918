import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { testConnection } from './connection.ts';
import { listDeliveries, previewMessage, resendDelivery, sendMessage } from './messages.ts';
import { getTelegramSettings, saveTelegramSettings } from './telegram-settings.ts';

export const notifierEndpoints: readonly Endpoint[] = [
  getTelegramSettings,
  saveTelegramSettings,
  previewMessage,
  sendMessage,
  testConnection,
  listDeliveries,
  resendDelivery,
];
