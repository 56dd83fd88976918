import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What the server said, in the reader's language. The server speaks English; a sentence that
 * `server.ar.json` does not know is shown as it came.
 */
export function useServerText(): (message: string) => string {
  const { t } = useTranslation('server');
  return useCallback(
    (message) => t(message, { keySeparator: false, nsSeparator: false, defaultValue: message }),
    [t],
  );
}
