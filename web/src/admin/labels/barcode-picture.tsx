import styled from 'styled-components';
import { barcodeBars, barsOf, widthOf } from './barcode-bars.ts';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.4mm;

  svg {
    max-inline-size: 100%;
  }

  bdi {
    font-size: 0.85em;
    line-height: 1.15;
    letter-spacing: 0.12em;
  }
`;

export interface BarcodePictureProps {
  barcode: string;
  /** Millimetres: the narrowest bar, and how high the bars are. */
  module: number;
  height: number;
}

/** A barcode with its digits below; the digits alone where there are no bars for them. */
export function BarcodePicture({ barcode, module, height }: BarcodePictureProps) {
  const bars = barcodeBars(barcode);
  return (
    <Frame>
      {bars && (
        <svg
          role="img"
          aria-label={barcode}
          width={`${widthOf(bars) * module}mm`}
          height={`${height}mm`}
          viewBox={`0 0 ${widthOf(bars)} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          {barsOf(bars).map(({ start, width }) => (
            <rect key={start} x={start} y={0} width={width} height={1} fill="#000" />
          ))}
        </svg>
      )}
      <bdi dir="ltr">{barcode}</bdi>
    </Frame>
  );
}
