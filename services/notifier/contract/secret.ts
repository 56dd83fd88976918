const DOTS = '••••';
const SHOWN = 4;
/** A shorter secret would be half given away by its end. */
const SHORTEST_SHOWN = 2 * SHOWN;

/** A secret as an admin sees it: `••••cret`; nothing when there is none. */
export function maskSecret(secret: string): string {
  if (secret === '') return '';
  return secret.length < SHORTEST_SHOWN ? DOTS : DOTS + secret.slice(-SHOWN);
}

/** Whether a form sent a secret back untouched: empty or masked, so the stored one stays. */
export function keepsSecret(sent: string | null | undefined): boolean {
  return sent === undefined || sent === null || sent === '' || sent.startsWith('•');
}
