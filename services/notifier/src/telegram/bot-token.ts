const TOKEN = /^[\w:-]+$/;

export const WRONG_TOKEN = 'The bot token has another form than those of @BotFather.';

/** Anything else would become another address. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
