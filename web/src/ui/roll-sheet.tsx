import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PrintSheet } from './print-sheet.tsx';

const MM_PER_PIXEL = 25.4 / 96;
/** Printers of receipts leave this much free at the sides of an 80 mm roll. */
const SIDE_MM = 4;
const ENDS_MM = 4;
/** Until it was measured. */
const A_LENGTH_MM = 200;

export const ROLL_WIDTH_MM = 80;

const Strip = styled.div`
  inline-size: ${ROLL_WIDTH_MM - 2 * SIDE_MM}mm;
  overflow: hidden;
`;

/** What is printed on an 80 mm roll, as one page that is as long as what stands on it. */
export function RollSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(A_LENGTH_MM);
  useEffect(() => {
    const strip = sheet.current;
    if (!strip) return;
    const observer = new ResizeObserver(() => {
      // While it is printed, and where nothing is laid out, there is nothing to measure.
      const measured = strip.getBoundingClientRect().height * MM_PER_PIXEL;
      if (measured > 0 && !matchMedia('print').matches) setHeight(Math.ceil(measured) + 1);
    });
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);
  return (
    <PrintSheet
      page={`${ROLL_WIDTH_MM}mm ${height + 2 * ENDS_MM}mm`}
      margin={`${ENDS_MM}mm ${SIDE_MM}mm`}
      measure={sheet}
    >
      <Strip>{children}</Strip>
    </PrintSheet>
  );
}
