import styled from 'styled-components';

const Svg = styled.svg`
  fill: none;
  stroke: currentcolor;
  stroke-width: 1;
  stroke-linejoin: round;

  * {
    vector-effect: non-scaling-stroke;
  }
`;

/** The house's line drawing, a khatam star around a ring: stands where a picture is missing. */
export function Motif({ size = 96 }: { size?: number | string }) {
  return (
    <Svg viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      <rect x="21" y="21" width="54" height="54" opacity=".5" />
      <rect x="21" y="21" width="54" height="54" transform="rotate(45 48 48)" opacity=".5" />
      <circle cx="48" cy="53" r="15" />
      <circle cx="48" cy="53" r="12.5" />
      <path d="m41.5 32 3-4.5h7l3 4.5L48 38.5ZM41.5 32h13M45.5 32 48 38.5 50.5 32" />
    </Svg>
  );
}
