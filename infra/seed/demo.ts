import type { ShopWindow } from '@dahab/catalog/seed/shop-window.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { findCast } from './cast.ts';
import { chooseForWindows, furnish } from './furnish.ts';
import { STORY_DAYS } from './gold-walk.ts';
import { hangPictures } from './hang-pictures.ts';
import { readHouse } from './house.ts';
import { planStory } from './plan-story.ts';
import { DAY_MS } from './shop-days.ts';
import type { StoryClock } from './story-clock.ts';
import { tellStory } from './tell-story.ts';

const LONGEST_CALL_MS = 30_000;

/** What a seeding works through: the services' own calls, under a clock that can be turned back. */
export interface SeedDoors {
  readonly call: CallService;
  readonly window: ShopWindow;
  readonly clock: StoryClock;
}

/**
 * A house with its collections, pieces and pictures, and the weeks of trade that it has behind it.
 * Can be cut off and repeated: what is there is passed over, and the first gold price, which comes
 * before all else, keeps when the story began.
 */
export async function seedDemo(given: SeedDoors): Promise<void> {
  const doors = { ...given, call: patient(given.call) };
  const house = await readHouse();
  const pictures = await hangPictures(doors.window);
  const cast = await findCast(doors.call, house);
  const storyMs = STORY_DAYS * DAY_MS;
  const began = cast.goldPrices?.first ?? new Date(Date.now() - storyMs);
  const [opening, ...chapters] = planStory(house, new Date(began.getTime() + storyMs));
  if (!opening) throw new Error('The story of the demo shop is empty');
  const stage = { ...doors, cast, pictures };
  try {
    await tellStory(stage, [opening]);
    await furnish(house, doors, cast, pictures);
    await tellStory(stage, chapters);
    await chooseForWindows(house, doors.call, cast);
  } finally {
    doors.clock.letRun();
  }
}

/** A first start may fall on a machine that is busy with much else. */
function patient(call: CallService): CallService {
  return (service, endpoint, input) =>
    call(service, endpoint, { timeoutMs: LONGEST_CALL_MS, ...input });
}
