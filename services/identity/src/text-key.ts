/** Usernames and e-mails that differ only in case or in Unicode's spelling are the same. */
export function textKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
