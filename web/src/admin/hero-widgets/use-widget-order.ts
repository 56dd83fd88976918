import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useRef, useState } from 'react';
import { useArrangeHeroWidgetsMutation } from '../../api/hero-widgets.ts';
import { inOrderOf } from '../../api/widget-order.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moved } from '../lists/moved.ts';

/**
 * The banners in their order, and the way to change it: shown at once, sent in the background, one
 * order after the other. What was overtaken by a newer one is not sent at all.
 */
export function useWidgetOrder(stored: readonly HeroWidget[]) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [arrange] = useArrangeHeroWidgetsMutation();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const newest = useRef(0);
  const sending = useRef(Promise.resolve());
  const widgets = wanted ? inOrderOf(stored, wanted) : stored;

  const send = async (ids: readonly number[], turn: number) => {
    if (turn !== newest.current) return;
    try {
      await arrange(ids).unwrap();
      notify(t('admin.hero.ordered'));
    } catch (error) {
      fail(error);
    }
    if (turn === newest.current) setWanted(null);
  };

  const move = (from: number, to: number) => {
    const ids = moved(widgets, from, to).map(({ id }) => id);
    newest.current += 1;
    const turn = newest.current;
    setWanted(ids);
    sending.current = sending.current.then(() => send(ids, turn));
  };

  return { widgets, move };
}
