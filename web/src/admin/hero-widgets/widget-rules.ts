import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import type { HeroWidgetInput } from '../../api/hero-widgets.ts';
import { changesOf } from '../forms/changes-of.ts';

/** A banner as it stands in the form: no text is null, picture and number may be missing. */
export interface TypedWidget {
  imageUrl: string | null;
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  linkUrl: string;
  displayOrder: number | null;
  isActive: boolean;
}

export const NO_WIDGET: TypedWidget = {
  imageUrl: null,
  titleAr: '',
  titleEn: '',
  descriptionAr: '',
  descriptionEn: '',
  linkUrl: '',
  displayOrder: 0,
  isActive: true,
};

export function typedWidget(widget: HeroWidget): TypedWidget {
  return {
    imageUrl: widget.imageUrl,
    titleAr: widget.titleAr,
    titleEn: widget.titleEn,
    descriptionAr: widget.descriptionAr ?? '',
    descriptionEn: widget.descriptionEn ?? '',
    linkUrl: widget.linkUrl ?? '',
    displayOrder: widget.displayOrder,
    isActive: widget.isActive,
  };
}

/** A new banner as it is sent: descriptions and link only when they are filled in. */
export function newWidget(typed: TypedWidget): Partial<HeroWidgetInput> {
  const { titleAr, titleEn, displayOrder, isActive } = typed;
  const filledIn = changesOf(NO_WIDGET, typed);
  return { titleAr, titleEn, displayOrder, isActive, ...filledIn } as Partial<HeroWidgetInput>;
}

/** The shop's own sentences; the server has the last word. */
export function widgetErrors({ imageUrl, titleAr, titleEn, displayOrder }: TypedWidget) {
  return {
    ...(!imageUrl && { imageUrl: 'Image is required' }),
    ...(titleAr.trim() === '' && { titleAr: 'Arabic title is required' }),
    ...(titleEn.trim() === '' && { titleEn: 'English title is required' }),
    ...((displayOrder === null || displayOrder < 0) && {
      displayOrder: 'Display order must be non-negative',
    }),
  };
}
