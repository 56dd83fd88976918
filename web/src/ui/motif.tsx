import type { ReactNode } from 'react';
import styled from 'styled-components';

const Svg = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1;
  stroke-linecap: round;
  stroke-linejoin: round;

  * {
    vector-effect: non-scaling-stroke;
  }
`;

/** What the star can stand around. */
export type Subject = 'ring' | 'bands' | 'bangle' | 'necklace' | 'earrings' | 'bullion';

const drawings: Record<Subject, ReactNode> = {
  ring: (
    <>
      <circle cx="48" cy="53" r="15" />
      <circle cx="48" cy="53" r="12.5" />
      <path d="m41.5 32 3-4.5h7l3 4.5L48 38.5ZM41.5 32h13M45.5 32 48 38.5 50.5 32" />
    </>
  ),
  bands: (
    <>
      <circle cx="41" cy="50" r="13" />
      <circle cx="41" cy="50" r="10.5" />
      <circle cx="55" cy="46" r="13" />
      <circle cx="55" cy="46" r="10.5" />
    </>
  ),
  bangle: (
    <>
      <ellipse cx="48" cy="48" rx="21" ry="16" />
      <ellipse cx="48" cy="46" rx="18.5" ry="12.5" />
      <path d="M29 55c4 7.5 11 11.5 19 11.500S63 62.5 67 55M36 57.500l3.5 4M44 60l1.5 4.500M52 60l-1.5 4.500M60 57.500l-3.5 4" />
    </>
  ),
  necklace: (
    <>
      <path d="M29 30c1 18 9 27.5 19 27.500S66 48 67 30" />
      <path d="M32.5 30c1 15 7.5 24 15.5 24s14.5-9 15.5-24" opacity=".6" />
      <path d="m48 57.5 4.5 5.5-4.5 7.5-4.5-7.500ZM43.5 63h9" />
    </>
  ),
  earrings: (
    <>
      <path d="M38 30a3 3 0 1 1 1 5.800V40M58 30a3 3 0 1 0-1 5.800V40" />
      <path d="M39 40c-7 9-7.5 22 0 22s7-13 0-22ZM57 40c-7 9-7.5 22 0 22s7-13 0-22Z" />
      <circle cx="39" cy="55" r="2.5" />
      <circle cx="57" cy="55" r="2.5" />
    </>
  ),
  bullion: (
    <>
      <rect x="35" y="28" width="26" height="40" rx="2.5" />
      <rect x="38" y="31" width="20" height="34" rx="1.5" opacity=".6" />
      <path d="m48 36 4.5 4.500L48 45l-4.5-4.500ZM42.5 51h11M42.5 55h11M45 59h6" />
    </>
  ),
};

export interface MotifProps {
  size?: number | string;
  subject?: Subject;
}

/** The house's line drawing, a khatam star around a jewel: stands where a picture is missing. */
export function Motif({ size = 96, subject = 'ring' }: MotifProps) {
  return (
    <Svg viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      <rect x="21" y="21" width="54" height="54" opacity=".5" />
      <rect x="21" y="21" width="54" height="54" transform="rotate(45 48 48)" opacity=".5" />
      {drawings[subject]}
    </Svg>
  );
}
