import { useState } from 'react';
import { useToast } from '../../app/use-toast.ts';

export interface InstantSwitch {
  stored: boolean;
  save: (value: boolean) => Promise<unknown>;
  /** What the toast says, in the reader's language; a failure is an "Error" where nothing is said. */
  said: { done: string; failed?: string };
}

/** Turns something at once, and shows it so until the shop has answered; a toast takes it back. */
export function useInstantSwitch({ stored, save, said }: InstantSwitch) {
  const { notify, fail } = useToast();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const turn = async (value: boolean, undo?: () => void): Promise<void> => {
    setWanted(value);
    try {
      await save(value);
      notify(said.done, { undo });
    } catch (error) {
      fail(error, said.failed);
    }
    setWanted(null);
  };

  return {
    checked: wanted ?? stored,
    pending: wanted !== null,
    turn: (value: boolean) => void turn(value, () => void turn(!value)),
  };
}
