const NAME = 'sidebar_state';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Whether the side menu was left folded to its icons. */
export function readFolded(cookies: string): boolean {
  return new RegExp(`(?:^|; )${NAME}=collapsed(?:;|$)`).test(cookies);
}

export function foldedCookie(folded: boolean): string {
  const state = folded ? 'collapsed' : 'expanded';
  return `${NAME}=${state}; Path=/; Max-Age=${SEVEN_DAYS}; SameSite=Lax`;
}
