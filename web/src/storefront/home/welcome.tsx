import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { fromTablet } from '../../ui/media.ts';
import { Motif } from '../../ui/motif.tsx';

const Band = styled.section`
  border-block-end: 1px solid var(--line);
  background: radial-gradient(
    ellipse 60% 130% at calc(50% + 26% * var(--pointing)) 50%,
    var(--surface),
    var(--paper) 70%
  );
`;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-7);
  text-align: center;

  > svg {
    inline-size: min(9rem, 40vw);
    block-size: auto;
    color: var(--accent-bright);
  }

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    gap: var(--space-7);
    padding-block: var(--space-8);
    text-align: start;

    > svg {
      order: 1;
      inline-size: clamp(16rem, 30vw, 24rem);
    }
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: inherit;
  gap: var(--space-4);
  max-inline-size: 36rem;

  h1 {
    font-family: var(--font-display);
    font-size: clamp(2.25rem, 1.6rem + 3vw, 3.75rem);
    font-weight: 400;
    line-height: 1.35;
  }

  p {
    color: var(--ink-muted);
    font-size: var(--text-l);
    text-wrap: pretty;
  }
`;

/** The house's own greeting, while it has no banners. */
export function Welcome() {
  const { t } = useTranslation();
  return (
    <Band>
      <Frame>
        <Motif />
        <Words>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <ButtonLink to="/products">{t('home.viewAllProducts')}</ButtonLink>
        </Words>
      </Frame>
    </Band>
  );
}
