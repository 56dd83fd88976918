import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Reader } from './change-value.ts';

/** In whose words and digits something is told. */
export function useReader(): Reader {
  const { t, i18n } = useTranslation();
  return useMemo(() => ({ t, language: i18n.language }), [t, i18n.language]);
}
