import { describe } from '@jest/globals';
import { openShop } from '../open-shop.ts';
import { sellAtOnce } from './sales.race.ts';

const shop = await openShop();

describe('many at once, on the bus of the process', () => {
  sellAtOnce(shop);
});
