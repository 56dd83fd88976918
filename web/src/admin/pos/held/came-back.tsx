import styled from 'styled-components';
import { useServerText } from '../../../i18n/use-server-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { Till } from '../use-till.ts';

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--line);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-s);

  p {
    flex: 1;
  }

  strong {
    display: block;
  }
`;

/**
 * What was sold without a network and could not be made since stays in sight until it is taken up or
 * given up: whoever sold it may have served others meanwhile, or be away.
 */
export function CameBack({ till }: { till: Till }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const back = till.held.filter(({ cart }) => cart.returned !== null);
  const [first] = back;
  return (
    <div role="status">
      {first && (
        <Frame>
          <p>
            <strong>{t('admin.pos.cameBack', { count: back.length })}</strong>
            <span dir="auto">{serverText(first.cart.returned?.message ?? '')}</span>
          </p>
          <Button
            variant="secondary"
            disabled={till.isLocked}
            onClick={() => till.recall(first.key)}
          >
            {t('admin.pos.lookAtIt')}
          </Button>
        </Frame>
      )}
    </div>
  );
}
