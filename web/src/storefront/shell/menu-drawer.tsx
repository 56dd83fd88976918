import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { AccountLinks } from './account-links.tsx';
import { CollectionLinks } from './collection-links.tsx';
import { SearchForm } from './search-form.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  form {
    grid-template-columns: 1fr auto;

    > :first-child {
      grid-column: 1 / -1;
      border-block-end: 1px solid var(--line);
    }
  }

  /* Under a thumb there is room for words of full size. */
  nav a,
  > :last-child :is(a, button) {
    font-size: var(--text-m);
  }

  nav a {
    line-height: 1.5;
    white-space: normal;
  }
`;

const Account = styled.div`
  display: grid;
  justify-items: start;
  margin-inline: calc(var(--space-3) * -1);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

export interface MenuDrawerProps {
  open: boolean;
  searchable: boolean;
  onClose: () => void;
}

/** Search and links on a phone. Going anywhere closes it. */
export function MenuDrawer({ open, searchable, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [key, onClose]);

  return (
    <Drawer open={open} onClose={onClose} title={site?.websiteNameAr ?? t('shell.menu')}>
      <Stack>
        {searchable && <SearchForm onSubmitted={onClose} />}
        <nav aria-label={t('shell.mainNav')}>
          <CollectionLinks stacked />
        </nav>
        <Account>
          <AccountLinks />
        </Account>
      </Stack>
    </Drawer>
  );
}
