import { Printer } from 'lucide-react';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { PaperPreview } from '../receipt/paper-preview.tsx';
import { CommandSheet } from './command-sheet.tsx';

/** The codes by which a cashier sells with the scanner alone, to be printed and kept at the till. */
export function CommandSheetScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.labels.commandSheet'));
  return (
    <>
      <PageHeader
        title={t('admin.labels.commandSheet')}
        note={t('admin.labels.commandNote')}
        actions={
          <Button autoFocus icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            {t('admin.labels.printCommands')}
          </Button>
        }
      />
      <PaperPreview paper="a4" label={t('admin.labels.commandPreview')}>
        <CommandSheet />
      </PaperPreview>
      <PrintSheet>
        <CommandSheet />
      </PrintSheet>
    </>
  );
}
