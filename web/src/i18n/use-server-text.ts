import { useCallback } from 'react';
import { filledSentence, type ServerTexts } from './server-sentence.ts';
import { useTranslation } from './use-translation.ts';

/**
 * What the server said, in the reader's language. The server speaks English; a sentence that
 * `server.ar.json` does not know is shown as it came.
 */
export function useServerText(): (message: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (message) => {
      const texts = i18n.getResourceBundle(i18n.language, 'server') as ServerTexts | undefined;
      const exact = texts?.[message];
      if (typeof exact === 'string') return exact;
      return (texts && filledSentence(message, texts)) ?? message;
    },
    [i18n],
  );
}
