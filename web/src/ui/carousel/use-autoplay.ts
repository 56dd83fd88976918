import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useMedia } from '../use-media.ts';
import { LESS_MOTION } from './prefers-less-motion.ts';

const TURN_MS = 6_000;

/**
 * Turns slides every six seconds: not while someone points at them, has focus in them, or asked the
 * system for less motion.
 */
export function useAutoplay(possible: boolean, turn: () => void) {
  const lessMotion = useMedia(LESS_MOTION);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const latestTurn = useRef(turn);
  const wanted = chosen ?? !lessMotion;
  const playing = possible && wanted;

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
    togglePlaying: () => setChosen(!wanted),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: (event: FocusEvent) => {
        setHeld(event.currentTarget.contains(event.relatedTarget));
      },
    },
  };
}
