import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from '../../ui/picture.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: none;
  overflow: hidden;

  &[aria-current='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
`;

export interface ThumbnailsProps {
  images: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function Thumbnails({ images, selected, onSelect, onKeyDown }: ThumbnailsProps) {
  const { t } = useTranslation();
  if (images.length < 2) return null;
  return (
    <Grid onKeyDown={onKeyDown}>
      {images.map((image, index) => (
        <li key={image}>
          <Choice
            type="button"
            aria-current={index === selected}
            aria-label={t('product.showImage', { index: index + 1 })}
            onClick={() => onSelect(index)}
          >
            <Picture src={image} alt="" sizes="6rem" />
          </Choice>
        </li>
      ))}
    </Grid>
  );
}
