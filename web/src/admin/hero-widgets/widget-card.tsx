import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fromDesktop } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { WidgetSwitch } from './widget-switch.tsx';

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3) var(--space-4);

  ${fromDesktop} {
    grid-template-columns: 16rem minmax(0, 1fr) auto;
  }
`;

const Banner = styled.div<{ $hidden: boolean }>`
  border-radius: var(--radius-s);
  overflow: hidden;
  opacity: ${({ $hidden }) => ($hidden ? 0.45 : 1)};
`;

const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h3 {
    font-size: var(--text-m);
  }
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

export interface WidgetCardProps {
  widget: HeroWidget;
  onEdit: () => void;
  onDelete: () => void;
}

/** A banner in the list: what it shows, where it stands, and whether it is shown. */
export function WidgetCard({ widget, onEdit, onDelete }: WidgetCardProps) {
  const { t, i18n } = useTranslation();
  const { titleAr, titleEn, imageUrl, linkUrl, displayOrder, isActive } = widget;
  const name = localized(i18n.language, titleAr, titleEn);
  const [first, second] = i18n.language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  return (
    <Frame aria-label={name}>
      <Banner $hidden={!isActive}>
        <Picture src={imageUrl} alt="" ratio="21 / 9" sizes="(min-width: 1024px) 16rem, 100vw" />
      </Banner>
      <Words>
        <h3 lang={first}>
          <bdi>{name}</bdi>
        </h3>
        <p lang={second}>
          <bdi>{first === 'ar' ? titleEn : titleAr}</bdi>
        </p>
        <Small>
          <span>{t('admin.hero.orderIs', { order: displayOrder })}</span>
          {linkUrl && <bdi dir="ltr">{linkUrl}</bdi>}
          {!isActive && <Badge>{t('admin.hero.hidden')}</Badge>}
        </Small>
      </Words>
      <Actions>
        <WidgetSwitch widget={widget} name={name} />
        <IconButton label={t('admin.hero.editOne', { name })} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('admin.hero.deleteOne', { name })} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Actions>
    </Frame>
  );
}
