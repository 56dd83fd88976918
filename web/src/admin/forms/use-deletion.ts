import { useState } from 'react';
import { useToast } from '../../app/use-toast.ts';

export interface DeletionOptions {
  /** Makes the call; rejects with what the shop said. */
  call: () => Promise<unknown>;
  /** What the toast says when it is gone. */
  done: string;
  /** Either way the question is answered. */
  onEnd: () => void;
}

/** A deletion that was confirmed: it says how it went, and closes its question. */
export function useDeletion({ call, done, onEnd }: DeletionOptions) {
  const { notify, fail } = useToast();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    try {
      await call();
      notify(done);
    } catch (error) {
      fail(error);
    }
    setPending(false);
    onEnd();
  };

  return { pending, remove: () => void remove() };
}
