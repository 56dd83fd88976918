/** 128 random bits; also where `randomUUID` is missing, as on a till that opens the shop by http. */
export function newCartKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
