/** One line or row of bars over the days. */
export interface ChartSeries {
  id: string;
  name: string;
  /** A value for each day; null where there is none. */
  values: readonly (number | null)[];
  /** Bars stand on zero; steps hold a value until the next one. */
  shape: 'bars' | 'steps';
  /** A colour of `tokens.css`. */
  color: `--${string}`;
  format: (value: number) => string;
}
