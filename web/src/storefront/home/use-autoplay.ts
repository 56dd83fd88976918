import { useEffect, useRef, useState } from 'react';

const TURN_MS = 6_000;

/**
 * Turns slides every six seconds: not while someone points at them, has focus in them, or asked the
 * system for less motion.
 */
export function useAutoplay(possible: boolean, turn: () => void) {
  const [playing, setPlaying] = useState(() => possible && !prefersLessMotion());
  const [held, setHeld] = useState(false);
  const latestTurn = useRef(turn);

  useEffect(() => {
    latestTurn.current = turn;
  });

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => latestTurn.current(), TURN_MS);
    return () => clearInterval(timer);
  }, [playing, held]);

  return {
    playing,
    togglePlaying: () => setPlaying((was) => !was),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
