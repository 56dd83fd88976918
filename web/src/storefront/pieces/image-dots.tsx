import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTouch } from '../../ui/media.ts';

const MOST = 6;

const Row = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: 0;
  inset-inline: var(--space-1);
  display: flex;
  justify-content: center;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  flex: 0 1 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: transparent;

  &::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1px solid rgb(31 27 22 / 60%);
    border-radius: 50%;
    background: rgb(255 255 255 / 85%);
  }

  &[aria-current='true']::after {
    background: #1f1b16;
    box-shadow: 0 0 0 1px #fff;
  }

  /* As wide as a finger, dots would stand far apart: there they are the parts of one line. */
  ${withTouch} {
    flex-basis: var(--control);
    place-items: end stretch;
    block-size: var(--control);
    padding: 0 2px var(--space-3);

    &::after {
      inline-size: auto;
      block-size: 3px;
      border: 0;
      border-radius: 2px;
      background: rgb(31 27 22 / 55%);
      box-shadow: 0 0 0 1px rgb(255 255 255 / 60%);
    }
  }
`;

export interface ImageDotsProps {
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}

/** Switches among the first pictures of a card; all of them are on the piece's own page. */
export function ImageDots({ count, selected, onSelect }: ImageDotsProps) {
  const { t } = useTranslation();
  if (count < 2) return null;
  return (
    <Row>
      {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-current={index === selected}
          aria-label={t('card.image', { index: index + 1, count })}
          onClick={() => onSelect(index)}
        />
      ))}
    </Row>
  );
}
