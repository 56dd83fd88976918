import type { ShopAnswer, ShopClient } from '@dahab/testing/shop-client.ts';

/** What there is to look at and to sell. */
export interface Goods {
  readonly productIds: readonly number[];
  readonly customerId: number;
}

const PRODUCTS = 60;
const PIECES = 1_000_000;

export async function layOutGoods(send: ShopClient): Promise<Goods> {
  const add = async (path: string, body: object): Promise<ShopAnswer> => {
    const answer = await send('POST', path, body);
    if (answer.status === 201) return answer;
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  await send('PATCH', '/api/gold-price-settings', { basePrice21k: 4_000, marginPerGram: 150 });
  const collection = await add('/api/collections', { nameEn: 'Rings', nameAr: 'خواتم' });
  const collectionId = (collection.body as { id: number }).id;
  const productIds: number[] = [];
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const { body } = await add('/api/products', productOf(number, collectionId));
    productIds.push((body as { id: number }).id);
  }
  const customer = await add('/api/customers', {
    firstName: 'منى',
    lastName: 'حسن',
    phone: '01001234567',
  });
  return { productIds, customerId: (customer.body as { id: number }).id };
}

function productOf(number: number, collectionId: number): object {
  return {
    nameAr: `خاتم ذهب عيار ٢١ بنقشة فرعونية رقم ${number}`,
    name: `21K gold ring with a pharaonic engraving, number ${number}`,
    descriptionAr:
      '<p>خاتم من الذهب المصري عيار ٢١، مشغول يدويًا بنقشة فرعونية دقيقة، يليق بالهدايا ' +
      'والمناسبات، ويأتي في علبة أنيقة مع شهادة ضمان وفاتورة توضح الوزن والعيار والمصنعية.</p>',
    images: [`/media/bench-${number}-front.webp`, `/media/bench-${number}-side.webp`],
    weight: 3 + (number % 10) / 2,
    karat: [18, 21, 24][number % 3],
    craftingCost: 350,
    quantity: PIECES,
    collectionId,
    tags: ['خواتم', 'فرعوني'],
  };
}
