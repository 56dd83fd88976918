import { useState } from 'react';
import { useToast } from '../../app/use-toast.ts';

export interface DeletionOptions<Thing> {
  /** Makes the call; rejects with what the shop said. */
  call: (thing: Thing) => Promise<unknown>;
  /** What the toast says when it is gone. */
  done: string;
  /** Said beside it, where nobody was asked by name before. */
  nameOf?: (thing: Thing) => string;
  onGone?: (thing: Thing) => void;
  /** Gone or not, it is over. */
  onEnd?: () => void;
}

/** A deletion: it says how it went. */
export function useDeletion<Thing>(options: DeletionOptions<Thing>) {
  const { call, done, nameOf, onGone, onEnd } = options;
  const { notify, fail } = useToast();
  const [pending, setPending] = useState(false);

  const remove = async (thing: Thing) => {
    setPending(true);
    try {
      await call(thing);
      onGone?.(thing);
      notify(done, { description: nameOf?.(thing) });
    } catch (error) {
      fail(error);
    }
    setPending(false);
    onEnd?.();
  };

  return { pending, remove: (thing: Thing) => void remove(thing) };
}
