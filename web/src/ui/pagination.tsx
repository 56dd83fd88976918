import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { belowTablet } from './media.ts';
import { PointingIcon } from './pointing-icon.tsx';

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-5);
  margin-block-start: var(--space-6);

  /* On the narrowest phones all three still stand on one line. */
  ${belowTablet} {
    justify-content: space-between;
    gap: var(--space-2);

    button {
      padding-inline: var(--space-3);
    }
  }
`;

const Where = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
  text-align: center;
`;

export interface PaginationProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Previous, "page N of M", next; at an end the button keeps the focus. Nothing when there is one page. */
export function Pagination({ page, totalPages, onPage }: PaginationProps) {
  const { t } = useTranslation();
  if (totalPages <= 1) return null;
  return (
    <Nav aria-label={t('ui.pages')}>
      <Button
        variant="secondary"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <PointingIcon icon={ChevronLeft} size={18} />
        {t('ui.previous')}
      </Button>
      <Where aria-live="polite">{t('ui.pageOf', { page, totalPages })}</Where>
      <Button
        variant="secondary"
        aria-disabled={page >= totalPages || undefined}
        onClick={() => page < totalPages && onPage(page + 1)}
      >
        {t('ui.next')}
        <PointingIcon icon={ChevronRight} size={18} />
      </Button>
    </Nav>
  );
}
