import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { addNotFoundTexts } from '../../i18n/add-not-found-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-8) var(--gutter);
  text-align: center;

  > svg {
    color: var(--accent-bright);
  }

  h1 {
    font-family: var(--font-display);
    font-size: var(--text-2xl);
    font-weight: 400;
  }
`;

const Hint = styled.p`
  max-inline-size: 100%;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--sunken);
  color: var(--ink-muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

export function NotFoundScreen() {
  const { t, i18n } = useTranslation();
  useState(() => addNotFoundTexts(i18n));
  const { pathname } = useLocation();
  useTitle(t('notFound.title'));
  // The path runs from left to right inside the Arabic sentence too.
  const path = `\u2066${decoded(pathname)}\u2069`;
  return (
    <Frame>
      <Motif size={120} />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Links>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink to="/products" variant="secondary">
          {t('shell.allProducts')}
        </ButtonLink>
      </Links>
      <Hint>{t('notFound.hint', { path })}</Hint>
    </Frame>
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
