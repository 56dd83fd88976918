import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameValue } from './changes-of.ts';

/**
 * Whether somebody else changed the record under an open form since it was read, or last saved here.
 * Hand `saved` what the shop answered to one's own save: that is no news.
 */
export function useForeignChange<Values>(stored: Values) {
  const known = useRef(stored);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (isSameValue(known.current, stored)) return;
    known.current = stored;
    setChanged(true);
  }, [stored]);

  const saved = useCallback((own: Values) => {
    known.current = own;
    setChanged(false);
  }, []);

  return { changed, saved };
}
