import type { Language } from '@dahab/bff/contract/language.ts';
import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HeroSlide } from '../../storefront/home/hero-slide.tsx';
import { fromTablet } from '../../ui/media.ts';
import type { TypedWidget } from './widget-rules.ts';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;

  figcaption {
    font-size: var(--text-s);
    font-weight: 600;
  }
`;

/* As on a wide screen, made smaller as a whole; on a phone as on a phone. */
const Window = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  overflow: hidden;

  ${fromTablet} {
    position: relative;
    container-type: inline-size;
    aspect-ratio: 21 / 9;
  }
`;

const WIDE = '1280px';

const Slide = styled.div`
  ${fromTablet} {
    position: absolute;
    top: 0;
    left: 0;
    inline-size: ${WIDE};
    transform: scale(tan(atan2(100cqw, ${WIDE})));
    transform-origin: top left;
  }
`;

export interface WidgetPreviewProps {
  widget: TypedWidget;
  language: Language;
}

/** The banner as the home page shows it in a language; its words show there, link or not. */
export function WidgetPreview({ widget, language }: WidgetPreviewProps) {
  const { t } = useTranslation();
  const { titleAr, titleEn, descriptionAr, descriptionEn } = widget;
  const title = localized(language, titleAr, titleEn) || t('admin.hero.noTitle', { lng: language });
  const about = localized(language, descriptionAr, descriptionEn);
  const words = { titleAr: title, titleEn: title, descriptionAr: about, descriptionEn: about };
  const shown = { ...words, imageUrl: widget.imageUrl ?? '', linkUrl: null };
  return (
    <Figure>
      <figcaption>{t(`admin.hero.preview.${language}`)}</figcaption>
      <Window inert>
        <Slide lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <HeroSlide first={false} widget={{ ...NOT_STORED, ...shown }} />
        </Slide>
      </Window>
    </Figure>
  );
}

const NOT_STORED = { id: 0, displayOrder: 0, isActive: true, createdAt: '' };
