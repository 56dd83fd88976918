import styled from 'styled-components';
import { barsOf, widthOf } from './barcode-bars.ts';
import type { FittingBars } from './fitting-bars.ts';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.4mm;

  bdi {
    font-size: 0.85em;
    line-height: 1.15;
    letter-spacing: 0.12em;
  }
`;

export interface BarcodePictureProps {
  /** What stands below it, and is read aloud. */
  digits: string;
  /** Null where there is no room for bars that can be read: the digits alone are printed. */
  fitting: FittingBars | null;
  /** Of the bars, millimetres. */
  height: number;
}

/** A barcode with its digits below. */
export function BarcodePicture({ digits, fitting, height }: BarcodePictureProps) {
  return (
    <Frame>
      {fitting && <Bars {...fitting} digits={digits} height={height} />}
      <bdi dir="ltr">{digits}</bdi>
    </Frame>
  );
}

function Bars({ bars, module, digits, height }: FittingBars & { digits: string; height: number }) {
  const width = widthOf(bars);
  return (
    <svg
      role="img"
      aria-label={digits}
      width={`${width * module}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {barsOf(bars).map((bar) => (
        <rect key={bar.start} x={bar.start} y={0} width={bar.width} height={1} fill="#000" />
      ))}
    </svg>
  );
}
