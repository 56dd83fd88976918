import { pictureSrcSet } from '@dahab/catalog/contract/media-variants.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Motif, type Subject } from './motif.tsx';

const Frame = styled.span<{ $ratio: string }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: radial-gradient(circle at 50% 42%, var(--surface), var(--sunken) 78%);
  color: var(--accent-bright);
  overflow: hidden;
`;

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${({ $fit }) => $fit};

  /* A pale photograph would be the brightest thing in a dark room. */
  :root.dark & {
    filter: brightness(0.88);
  }
`;

export interface PictureProps {
  src: string | null | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  ratio?: string;
  /** Whether it fills its frame, or stands in it whole. */
  fit?: 'cover' | 'contain';
  /** How wide it is shown, as in `sizes`. */
  sizes: string;
  /** What is drawn where there is no picture. */
  subject?: Subject;
  /** The first picture of a page is fetched before all others. */
  priority?: boolean;
}

/** A picture of fixed proportions; the house's drawing where there is none or it fails to load. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '1', fit = 'cover', sizes, subject, priority = false } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;
  return (
    <Frame $ratio={ratio} {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}>
      {missing ? (
        <Motif size="58%" subject={subject} />
      ) : (
        <Image
          key={src}
          $fit={fit}
          src={src}
          srcSet={pictureSrcSet(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          // Shown with the frame that it belongs to, not one later.
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailed(src)}
        />
      )}
    </Frame>
  );
}
