import type { ConnectionInput, TelegramConnection } from '@dahab/notifier/contract/connection.ts';
import type {
  Delivery,
  DeliveryStatus,
  PriceMessageInput,
} from '@dahab/notifier/contract/messages.ts';
import type {
  TelegramSettings,
  TelegramSettingsInput,
} from '@dahab/notifier/contract/telegram-settings.ts';
import { api } from './base.ts';

export interface PriceMessagePreview {
  preview: string;
  /** Variables of the template that could not be filled. */
  missing: string[];
}

export interface DeliveriesPage {
  deliveries: Delivery[];
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface DeliveryList {
  page: number;
  limit: number;
  status?: DeliveryStatus | undefined;
}

const telegramApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTelegramSettings: build.query<TelegramSettings, void>({
      query: () => '/telegram-settings',
      providesTags: ['TelegramSettings'],
    }),
    saveTelegramSettings: build.mutation<TelegramSettings, TelegramSettingsInput>({
      query: (body) => ({ url: '/telegram-settings', method: 'POST', body }),
      invalidatesTags: ['TelegramSettings'],
    }),
    previewPriceMessage: build.mutation<PriceMessagePreview, PriceMessageInput>({
      query: (body) => ({ url: '/telegram/preview-message', method: 'POST', body }),
    }),
    sendPriceMessage: build.mutation<{ success: true; messageId: number }, PriceMessageInput>({
      query: (body) => ({ url: '/telegram/send-message', method: 'POST', body }),
      invalidatesTags: ['TelegramMessage'],
    }),
    testConnection: build.mutation<TelegramConnection, ConnectionInput>({
      query: (body) => ({ url: '/telegram/test-connection', method: 'POST', body }),
    }),
    listDeliveries: build.query<DeliveriesPage, DeliveryList>({
      query: (params) => ({ url: '/telegram/deliveries', params }),
      providesTags: ['TelegramMessage'],
    }),
    resendDelivery: build.mutation<Delivery, number>({
      query: (id) => ({ url: `/telegram/deliveries/${id}/resend`, method: 'POST' }),
      invalidatesTags: ['TelegramMessage'],
    }),
  }),
});

export const {
  useGetTelegramSettingsQuery,
  useSaveTelegramSettingsMutation,
  usePreviewPriceMessageMutation,
  useSendPriceMessageMutation,
  useTestConnectionMutation,
  useListDeliveriesQuery,
  useResendDeliveryMutation,
} = telegramApi;
