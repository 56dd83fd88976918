import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartSeries } from './chart-series.ts';

const HEIGHT = 260;
const STEPS = [1, 2, 5, 7, 10, 14, 30, 60, 90, 120, 180, 365];
const LEFT = 3;
const RIGHT = 1;

export interface Drawing {
  series: readonly ChartSeries[];
  width: number;
  /** The first axis of values stands where reading begins. */
  rightToLeft: boolean;
  /** Under the point of a day. */
  labelOf: (index: number) => string;
  shortNumber: (value: number) => string;
  /** The day that is pointed at; null for none. */
  onPoint: (index: number | null) => void;
}

/**
 * Draws by days onto `host`. Time runs from left to right in Arabic too, as on Egypt's exchanges and
 * in its newspapers: a rise that ran the other way would be read as a fall.
 */
export function drawChart(host: HTMLElement, drawing: Drawing): uPlot {
  const { series, width, onPoint } = drawing;
  const days = series[0]?.values.length ?? 0;
  const options: uPlot.Options = {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: Object.fromEntries([
      ['x', { time: false, range: [-0.5, Math.max(days - 0.5, 0.5)] as [number, number] }],
      ...series.map((one) => [one.id, { range: rangeOf(one) }]),
    ]) as uPlot.Scales,
    axes: [daysAxis(drawing), ...series.map((one, index) => valuesAxis(drawing, one, index))],
    series: [{}, ...series.map(plotted)],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  };
  const data = [
    series[0]?.values.map((_, index) => index) ?? [],
    ...series.map((one) => one.values),
  ];
  return new uPlot(options, data as uPlot.AlignedData, host);
}

function plotted({ id, name, shape, color, values }: ChartSeries): uPlot.Series {
  // One value alone makes no line.
  const isAlone = shape === 'steps' && values.filter((value) => value !== null).length === 1;
  const points = { show: isAlone, size: 8, fill: colorOf(color) };
  const common = { scale: id, label: name, points, stroke: colorOf(color) };
  const { bars, stepped } = uPlot.paths;
  if (shape === 'bars') {
    return { ...common, width: 0, fill: colorOf(color), paths: bars?.({ size: [0.62, 32] }) };
  }
  return { ...common, width: 2, paths: stepped?.({ align: 1 }) };
}

function daysAxis({ labelOf, series }: Drawing): uPlot.Axis {
  const days = series[0]?.values.length ?? 0;
  const label = (index: number) =>
    Number.isInteger(index) && index >= 0 && index < days ? labelOf(index) : '';
  return {
    ...axisLooks(),
    grid: { show: false },
    incrs: STEPS,
    space: 68,
    values: (_, splits) => splits.map(label),
  };
}

function valuesAxis(drawing: Drawing, { id }: ChartSeries, index: number): uPlot.Axis {
  const isFirst = index === 0;
  return {
    ...axisLooks(),
    scale: id,
    side: isFirst === drawing.rightToLeft ? RIGHT : LEFT,
    size: 62,
    grid: { show: isFirst, stroke: colorOf('--line'), width: 1 },
    values: (_, splits) => splits.map(drawing.shortNumber),
  };
}

function axisLooks(): uPlot.Axis {
  const { fontFamily } = getComputedStyle(document.body);
  return { stroke: colorOf('--ink-muted'), ticks: { show: false }, font: `13px ${fontFamily}` };
}

/** Asked for at each drawing: the theme may have changed. */
function colorOf(token: string): () => string {
  return () => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

function rangeOf({ shape }: ChartSeries): uPlot.Range.Function {
  return (_, min, max) => {
    if (shape === 'bars') return [0, max > 0 ? max * 1.12 : 1];
    const room = Math.max((max - min) * 0.15, max * 0.01, 1);
    return [Math.max(0, min - room), max + room];
  };
}
