import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../ui/button.tsx';
import { fromTablet } from '../../ui/media.ts';
import { Motif } from '../../ui/motif.tsx';

const Frame = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--space-7) var(--gutter);
  overflow: hidden;

  ${fromTablet} {
    grid-template-columns: 1fr auto;
    padding-block: var(--space-8);
  }

  > svg {
    position: absolute;
    inset-inline-end: -4rem;
    inset-block: 0;
    margin-block: auto;
    color: var(--accent-bright);
    opacity: 0.28;

    ${fromTablet} {
      position: static;
      opacity: 0.9;
    }
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: 34rem;

  h1 {
    font-family: var(--font-display);
    font-size: var(--text-3xl);
    font-weight: 400;
    line-height: 1.35;
  }

  p {
    color: var(--ink-muted);
    font-size: var(--text-l);
  }
`;

/** The house's own greeting, while it has no banners. */
export function Welcome() {
  const { t } = useTranslation();
  return (
    <Frame>
      <Words>
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <ButtonLink to="/products">{t('home.viewAllProducts')}</ButtonLink>
      </Words>
      <Motif size="min(22rem, 60vw)" />
    </Frame>
  );
}
