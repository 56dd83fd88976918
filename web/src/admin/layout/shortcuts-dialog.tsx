import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { menuEntries } from './menu-entries.ts';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-5);

  section + section {
    margin-block-start: var(--space-5);
  }

  h3 {
    margin-block-end: var(--space-2);
    font-size: var(--text-m);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-1);

  dd {
    display: inline-flex;
    flex: none;
    gap: var(--space-1);
    direction: ltr;
  }
`;

const Key = styled.kbd`
  min-inline-size: 1.75rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--sunken);
  font-family: inherit;
  font-size: var(--text-s);
  line-height: 1.8;
  text-align: center;
`;

const Note = styled.p`
  margin-block-start: var(--space-5);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

interface KeyLine {
  /** Pressed before it, or held with it. */
  first?: string;
  key: string;
  text: string;
}

/** The keys of the back office. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const everywhere: KeyLine[] = [
    { key: '?', text: t('admin.shortcuts.help') },
    { key: '/', text: t('admin.shortcuts.search') },
    { key: 'N', text: t('admin.shortcuts.new') },
    { first: 'Ctrl / ⌘', key: 'S', text: t('admin.shortcuts.save') },
    { first: 'Ctrl / ⌘', key: 'B', text: t('admin.shortcuts.menu') },
    { key: 'Esc', text: t('admin.shortcuts.close') },
  ];
  const atTill: KeyLine[] = [
    { key: 'F2', text: t('admin.shortcuts.atTill.find') },
    { key: 'F4', text: t('admin.shortcuts.atTill.customer') },
    { key: 'F8', text: t('admin.shortcuts.atTill.hold') },
    { key: 'F9', text: t('admin.shortcuts.atTill.sell') },
  ];
  const places = menuEntries.map(({ key, label }) => ({
    first: 'G',
    key: key.toUpperCase(),
    text: t(`admin.menu.${label}`),
  }));
  return (
    <Dialog open onClose={onClose} title={t('admin.shortcuts.title')}>
      <Groups>
        <div>
          <Lines title={t('admin.shortcuts.everywhere')} lines={everywhere} />
          <Lines title={t('admin.shortcuts.atTill.title')} lines={atTill} />
        </div>
        <Lines title={t('admin.shortcuts.goTo')} lines={places} />
      </Groups>
      <Note>{t('admin.shortcuts.note')}</Note>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ first, key, text }) => (
          <Line key={text}>
            <dt>{text}</dt>
            <dd>
              {first && <Key>{first}</Key>}
              <Key>{key}</Key>
            </dd>
          </Line>
        ))}
      </dl>
    </section>
  );
}
