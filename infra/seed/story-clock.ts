/** The shop's clock: the real time, except while the demo shop's past is being told. */
export interface StoryClock {
  readonly now: () => Date;
  /** Time stands still at this moment until it is turned on or let run. */
  turnTo(moment: Date): void;
  letRun(): void;
}

export function createStoryClock(): StoryClock {
  let told: Date | null = null;
  return {
    now: () => told ?? new Date(),
    turnTo: (moment) => {
      told = moment;
    },
    letRun: () => {
      told = null;
    },
  };
}
