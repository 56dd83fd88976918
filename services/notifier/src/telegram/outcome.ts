/** What became of one attempt to post a message. */
export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: number }
  /** It surely did not arrive, and may another time; `retryAfterSeconds` when Telegram asks to wait. */
  | {
      readonly kind: 'postponed';
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
    }
  /** It did not arrive and never will as things are. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** It did not arrive: the chat has another id now. */
  | { readonly kind: 'migrated'; readonly channelId: string }
  /** It may have arrived: the answer was lost. */
  | { readonly kind: 'uncertain'; readonly reason: string };
