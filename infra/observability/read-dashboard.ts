import { readFileSync } from 'node:fs';

export interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly datasource?: { readonly type: string; readonly uid: string };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly {
    readonly refId: string;
    readonly expr: string;
    readonly legendFormat?: string;
  }[];
}

/** The panels of our Grafana dashboard. */
export function readDashboard(): Panel[] {
  const file = new URL('./grafana/dashboards/dahab.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] }).panels;
}
