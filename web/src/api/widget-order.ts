import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';

type Ordered = Pick<HeroWidget, 'id' | 'displayOrder'>;

/**
 * What has to change for the banners to stand in the order of `ids`: the numbers they have are dealt
 * out anew, and a number that stands there twice is counted up, so that the order is certain.
 */
export function ordersFor(widgets: readonly Ordered[], ids: readonly number[]): Ordered[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const wanted = ids.flatMap((id) => byId.get(id) ?? []);
  const numbers = wanted.map(({ displayOrder }) => displayOrder).toSorted((a, b) => a - b);
  let last = -1;
  return wanted.flatMap(({ id, displayOrder }, place) => {
    last = Math.max(numbers[place] ?? 0, last + 1);
    return last === displayOrder ? [] : [{ id, displayOrder: last }];
  });
}

/** The banners in the order of `ids`; those that `ids` does not know stand at the end. */
export function inOrderOf<Widget extends Ordered>(
  widgets: readonly Widget[],
  ids: readonly number[],
): Widget[] {
  const placeOf = ({ id }: Widget) => {
    const place = ids.indexOf(id);
    return place < 0 ? ids.length : place;
  };
  return widgets.toSorted((a, b) => placeOf(a) - placeOf(b));
}
