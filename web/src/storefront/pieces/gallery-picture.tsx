import { ZoomIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { Subject } from '../../ui/motif.tsx';
import { Picture } from '../../ui/picture.tsx';

const Open = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }

  > svg {
    position: absolute;
    inset-block-end: var(--space-3);
    inset-inline-end: var(--space-3);
    inline-size: 2.5rem;
    block-size: 2.5rem;
    padding: 0.6rem;
    border-radius: 50%;
    background: color-mix(in srgb, var(--surface) 88%, transparent);
    color: var(--ink);
  }
`;

export interface GalleryPictureProps {
  src: string;
  label: string;
  subject: Subject;
  sizes: string;
  priority: boolean;
  onEnlarge: () => void;
}

/** A picture of the piece; a press looks into it. */
export function GalleryPicture(props: GalleryPictureProps) {
  const { src, label, subject, sizes, priority, onEnlarge } = props;
  const enlarge = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A press on a picture that can be swiped brings no focus, so none would come back here.
    currentTarget.focus({ preventScroll: true });
    onEnlarge();
  };
  return (
    <Open type="button" aria-label={label} aria-haspopup="dialog" onClick={enlarge}>
      <Picture src={src} alt="" subject={subject} sizes={sizes} priority={priority} />
      <ZoomIn aria-hidden />
    </Open>
  );
}
