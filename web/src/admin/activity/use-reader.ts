import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from './change-value.ts';

/** In whose words and digits something is told. */
export function useReader(): Reader {
  const { t, i18n } = useTranslation();
  return useMemo(() => ({ t, language: i18n.language }), [t, i18n.language]);
}
