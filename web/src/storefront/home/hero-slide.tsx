import { HERO_SIZES } from '@dahab/bff/contract/first-picture.ts';
import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet, TABLET } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';

const withHoverAndRoom = `@media (hover: hover) and (min-width: ${TABLET}px)`;

const frame = css`
  position: relative;
  display: block;
  color: #fff;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Plain = styled.div`
  ${frame}
`;

const InnerLink = styled(Link)`
  ${frame}
`;

const OuterLink = styled.a`
  ${frame}
`;

const Words = styled.div<{ $onHover: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  /* Banners are composed for Arabic, the shop's own language: in every language they are calm here. */
  justify-items: right;
  gap: var(--space-1);
  padding: clamp(3rem, 10vw, 9rem)
    max(var(--gutter), calc((100% - var(--page)) / 2 + var(--gutter))) var(--space-5);
  background: linear-gradient(transparent, rgb(20 16 10 / 55%) 45%, rgb(20 16 10 / 82%));
  text-align: right;
  text-shadow: 0 0 1rem rgb(20 16 10 / 60%);

  h2 {
    font-family: var(--font-display);
    font-size: clamp(2rem, 1rem + 3vw, 4rem);
    font-weight: 400;
    line-height: 1.35;
  }

  /* The controls stand in the other corner. */
  > * {
    max-inline-size: min(44rem, 70%);
  }

  /* A phone's banner is too low to stand words on: they follow it. */
  ${belowTablet} {
    position: static;
    justify-items: stretch;
    padding-block: var(--space-4) var(--space-1);
    background: none;
    color: var(--ink);
    text-align: center;
    text-shadow: none;

    > * {
      max-inline-size: none;
    }

    p {
      font-size: var(--text-s);
      color: var(--ink-muted);
    }
  }

  ${withHoverAndRoom} {
    ${({ $onHover }) =>
      $onHover &&
      css`
        opacity: 0;
        transition: opacity 300ms;

        a:hover &,
        a:focus-visible & {
          opacity: 1;
        }
      `}
  }
`;

export function HeroSlide({ widget, first }: { widget: HeroWidget; first: boolean }) {
  const { i18n } = useTranslation();
  const title = localized(i18n.language, widget.titleAr, widget.titleEn);
  const about = localized(i18n.language, widget.descriptionAr ?? '', widget.descriptionEn ?? '');
  const inside = (
    <>
      <Picture src={widget.imageUrl} alt="" ratio="21 / 9" sizes={HERO_SIZES} priority={first} />
      <Words $onHover={Boolean(widget.linkUrl)}>
        <h2 dir="auto">{title}</h2>
        {about && <p dir="auto">{about}</p>}
      </Words>
    </>
  );
  if (!widget.linkUrl) return <Plain>{inside}</Plain>;
  if (widget.linkUrl.startsWith('/')) return <InnerLink to={widget.linkUrl}>{inside}</InnerLink>;
  return <OuterLink href={widget.linkUrl}>{inside}</OuterLink>;
}
