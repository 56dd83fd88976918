/** The text of the reader's language, or the other one where it is empty. */
export function localized(language: string, arabic: string, english: string): string {
  return language === 'ar' ? arabic || english : english || arabic;
}
