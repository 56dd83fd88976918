import type { PartState } from '../../api/operations.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { ready: 'success', 'not-ready': 'danger', unreachable: 'danger' } as const;

export interface StateBadgeProps {
  state: PartState;
  /** What of it does not answer. */
  down: readonly string[];
}

export function StateBadge({ state, down }: StateBadgeProps) {
  const { t } = useTranslation();
  const missing = down.map((part) => t(`admin.status.part.${part}`, { defaultValue: part }));
  return (
    <span>
      <Badge $tone={tones[state]}>{t(`admin.status.state.${state}`)}</Badge>{' '}
      {missing.length > 0 &&
        t('admin.status.missing', { parts: missing.join(t('admin.activity.comma')) })}
    </span>
  );
}
