import { useState } from 'react';
import styled from 'styled-components';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { useTitle } from '../../app/use-title.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet } from '../../ui/media.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failure } from '../../app/failure.tsx';
import { TelegramSection } from '../telegram/telegram-section.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { BuyingPrice } from './buying-price.tsx';
import { PriceHistory } from './price-history.tsx';
import { GoldPriceForm } from './gold-price-form.tsx';

const Blocks = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const FormPlace = styled(Skeleton)`
  block-size: 24rem;

  ${belowTablet} {
    block-size: 43rem;
  }
`;

export function GoldPriceScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.goldPrice.title'));
  const { data, error, refetch } = useGetGoldPriceQuery();
  const [typedPrice, setTypedPrice] = useState<number | null>(null);
  const [priceDirty, setPriceDirty] = useState(false);
  const [buyingDirty, setBuyingDirty] = useState(false);
  const [telegramDirty, setTelegramDirty] = useState(false);
  return (
    <>
      <PageHeader
        title={t('admin.goldPrice.title')}
        note={
          data?.updatedAt
            ? t('gold.updated', { time: formatDateTime(data.updatedAt, i18n.language) })
            : null
        }
      />
      <Blocks>
        {data && <GoldPriceForm current={data} onTyped={setTypedPrice} onDirty={setPriceDirty} />}
        {!data && error && (
          <Failure title={t('admin.goldPrice.failed')} error={error} onRetry={refetch} />
        )}
        {!data && !error && <FormPlace />}
        <BuyingPrice onDirty={setBuyingDirty} />
        <PriceHistory />
        <TelegramSection
          price21k={typedPrice ?? data?.basePrice21k ?? null}
          onDirty={setTelegramDirty}
        />
      </Blocks>
      <UnsavedGuard dirty={priceDirty || buyingDirty || telegramDirty} />
    </>
  );
}
