import { Printer, ReceiptText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api/orders.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { Receipt } from './receipt.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { usePaper } from './use-paper.ts';

/** The receipt of a sale once more, on either paper: what is printed here is a copy. */
export function ReceiptScreen() {
  const { t } = useTranslation();
  const id = Number(useParams().id) || 0;
  useTitle(t('admin.receipt.screenTitle', { id }));
  const [paper, setPaper] = usePaper();
  const { currentData, error, refetch } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true });
  const shown = currentData && {
    order: currentData,
    paper,
    isCopy: true,
    isVoid: currentData.deletedAt !== null,
  };
  return (
    <>
      <PageHeader
        title={t('admin.receipt.screenTitle', { id })}
        note={t('admin.receipt.copyNote')}
        actions={
          <>
            <PaperChoice paper={paper} onPaper={setPaper} />
            <ButtonLink
              variant="secondary"
              to={`/admin/orders?order=${id}`}
              icon={<ReceiptText size={18} aria-hidden />}
            >
              {t('admin.receipt.seeOrder')}
            </ButtonLink>
            <Button
              autoFocus
              disabled={!shown}
              icon={<Printer size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('admin.receipt.print')}
            </Button>
          </>
        }
      />
      {shown && (
        <>
          <PaperPreview paper={paper} label={t('admin.receipt.preview')}>
            <Receipt {...shown} />
          </PaperPreview>
          <ReceiptSheet {...shown} />
        </>
      )}
      {!shown && error && (
        <Failure title={t('admin.orders.oneFailed')} error={error} onRetry={refetch} />
      )}
      {!shown && !error && <Skeleton $height="30rem" />}
    </>
  );
}
