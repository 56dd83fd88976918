import { gramPriceOf, karats } from '@dahab/pricing/contract/price.ts';
import styled from 'styled-components';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet } from '../../ui/media.ts';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const FEATURED = 21;

const Strip = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--sunken);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-6);
  max-inline-size: var(--page);
  min-block-size: 3.5rem;
  margin-inline: auto;
  padding: var(--space-2) var(--gutter);

  ${belowTablet} {
    min-block-size: 6.75rem;
  }
`;

const Cards = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  ${belowTablet} {
    align-items: stretch;
    inline-size: 100%;
    gap: var(--space-2);
  }
`;

const Item = styled.li<{ $featured: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--space-4);
  border: 1px solid ${({ $featured }) => ($featured ? 'var(--accent-bright)' : 'transparent')};
  border-radius: var(--radius-s);
  background: ${({ $featured }) => ($featured ? 'var(--surface)' : 'transparent')};
  font-size: var(--text-s);

  > span {
    color: var(--ink-muted);
  }

  strong {
    color: ${({ $featured }) => ($featured ? 'var(--accent)' : 'inherit')};
    font-size: ${({ $featured }) => ($featured ? 'var(--text-m)' : 'inherit')};
    font-weight: 600;
  }

  /* All three alike, whether or not one of them would fit on a line. */
  ${belowTablet} {
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    min-inline-size: 0;
    padding-inline: var(--space-1);
    text-align: center;
  }
`;

const Muted = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-xs);
`;

/** The price of a gram today, 21 karat in front: it is what people ask for. Nothing before it is set. */
export function GoldStrip() {
  const { t, i18n } = useTranslation();
  const { data: gold, isLoading } = useGetGoldPriceQuery();
  if (!isLoading && !gold?.updatedAt) return null;
  return (
    <Strip aria-label={t('gold.strip')}>
      <Row>
        {gold?.updatedAt ? (
          <>
            <Cards>
              {karats.map((karat) => (
                <Item key={karat} $featured={karat === FEATURED}>
                  <span>{t(`karat.${karat}`)}</span>
                  <strong>
                    <Price amount={gramPriceOf(karat, gold)} />
                  </strong>
                </Item>
              ))}
            </Cards>
            <Muted suppressHydrationWarning>
              {t('gold.updated', { time: formatDateTime(gold.updatedAt, i18n.language) })}
            </Muted>
          </>
        ) : (
          <Spinner />
        )}
      </Row>
    </Strip>
  );
}
