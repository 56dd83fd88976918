import { api } from './base.ts';

export type PartState = 'ready' | 'not-ready' | 'unreachable';

export interface ServiceDetails {
  release: string;
  startedAt: string;
  unpublished: number;
  /** Seconds. */
  oldestUnpublished: number;
  waiting: number;
  oldestWaiting: number;
  dead: number;
}

export interface ServiceStatus {
  service: string;
  state: PartState;
  /** What of it does not answer. */
  down: string[];
  details: ServiceDetails | null;
}

export interface ShopStatus {
  checkedAt: string;
  frontDoor: { state: PartState; down: string[]; release: string; startedAt: string };
  services: ServiceStatus[];
  /** Telegram messages; null when they cannot be counted. */
  deliveries: { queued: number; failed: number; uncertain: number } | null;
  /** Null when they cannot be counted; `failed` in 24 hours. */
  imports: { queued: number; running: number; failed: number; stalledSeconds: number } | null;
}

export interface DeadMessage {
  service: string;
  messageId: string;
  name: string;
  version: number;
  reason: string;
  attempts: number;
  receivedAt: string;
  requestId: string;
  payload: unknown;
  raw: string | null;
  canRedrive: boolean;
}

export interface DeadMessages {
  messages: DeadMessage[];
  total: number;
  unreachable: string[];
}

/** One message of a service, all of a service, or all. */
export interface RedriveWish {
  service?: string;
  messageId?: string;
}

const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<ShopStatus, void>({
      query: () => '/status',
      providesTags: ['Operations'],
    }),
    listDeadMessages: build.query<DeadMessages, void>({
      query: () => '/dead-messages',
      providesTags: ['Operations'],
    }),
    redrive: build.mutation<{ redriven: number; unreachable: string[] }, RedriveWish>({
      query: (body) => ({ url: '/dead-messages/redrive', method: 'POST', body }),
      invalidatesTags: ['Operations'],
    }),
  }),
});

export const { useGetStatusQuery, useListDeadMessagesQuery, useRedriveMutation } = operationsApi;
