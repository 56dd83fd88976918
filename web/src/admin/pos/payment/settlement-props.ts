import type { Settlement } from './settlement.ts';

/** What the parts of the till that settle a sale are given. */
export interface SettlementProps {
  settlement: Settlement;
  disabled: boolean;
  /** Told how it changes, of what it is by then. */
  onSettlement: (change: (now: Settlement) => Partial<Settlement>) => void;
}
