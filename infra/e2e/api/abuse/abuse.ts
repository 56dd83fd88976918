/** A body that no form of ours sends. */
export interface Abuse {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}
