import { readFileSync } from 'node:fs';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** The panels of our Grafana dashboard. */
export function readDashboard(): Panel[] {
  const file = new URL('./grafana/dashboards/dahab.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] }).panels;
}
