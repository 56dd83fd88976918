import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { addAdminTexts } from '../../../i18n/add-admin-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fakeShop } from '../../../testing/fake-shop.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { settlementObstacle, settlementOf, type Settlement } from './settlement.ts';
import { TradeIns } from './trade-ins.tsx';

afterEach(cleanup);

interface TillProps {
  total: number;
  onShown: (settlement: Settlement) => void;
  onEnter: () => void;
}

/** The cart of a till, as far as it is settled. */
function Till({ total, onShown, onEnter }: TillProps) {
  const { i18n } = useTranslation();
  useState(() => addAdminTexts(i18n));
  const [settlement, setSettlement] = useState<Settlement>({ tradeIns: [], payments: [] });
  useEffect(() => onShown(settlement), [settlement, onShown]);
  const props = {
    settlement,
    disabled: false,
    onSettlement: (change: (now: Settlement) => Partial<Settlement>) =>
      setSettlement((now) => ({ ...now, ...change(now) })),
  };
  return (
    <>
      <TradeIns {...props} />
      <PaymentPanel {...props} total={total} onEnter={onEnter} />
    </>
  );
}

function openTill(total: number, buyPrice21k: number | null = 3_900) {
  fakeShop({
    'GET /api/gold-price-settings': () => ({
      body: { basePrice21k: 4_000, marginPerGram: 50, updatedAt: null },
    }),
    'GET /api/gold-price-settings/buying': () => ({ body: { buyPrice21k, updatedAt: null } }),
  });
  let settlement: Settlement = { tradeIns: [], payments: [] };
  const onShown = (now: Settlement) => {
    settlement = now;
  };
  const onEnter = jest.fn();
  const element = <Till total={total} onShown={onShown} onEnter={onEnter} />;
  renderScreen([{ path: '/', element }], { at: '/' });
  return {
    onEnter,
    sent: () => settlementOf(settlement, total),
    obstacle: () => settlementObstacle(settlement, total),
  };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const shown = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

async function takeGold(weight: string) {
  await press('Take old gold');
  await userEvent.type(field('Weight'), weight);
  await press('Take it');
}

test('with nothing chosen it is a plain sale', () => {
  const { sent } = openTill(31_660);
  expect(sent()).toEqual({});
});

test('one press is all in cash, a second says what was handed over, and the change is shown', async () => {
  const { sent } = openTill(31_660);
  await press('Cash');
  expect(sent()).toEqual({ payments: [{ method: 'cash', amount: 31_660 }] });
  await press(/32,000/);
  expect(sent()).toEqual({ payments: [{ method: 'cash', amount: 31_660, tendered: 32_000 }] });
  expect(shown()).toContain('ChangeEGP 340');
});

test('a sale is split by typing one part, in Arabic digits too', async () => {
  const { sent } = openTill(10_000);
  await press('Cash');
  await press('Card');
  await userEvent.clear(field('By Card'));
  await userEvent.type(field('By Card'), '٤٠٠٠');
  expect(field('By Cash').value).toBe('6000');
  expect(sent().payments).toEqual([
    { method: 'cash', amount: 6_000 },
    { method: 'card', amount: 4_000 },
  ]);
});

test('a part that is too large, and too little cash, are said where they are typed', async () => {
  const { obstacle } = openTill(10_000);
  await press('Cash');
  await userEvent.type(field('Cash received'), '9000');
  expect(shown()).toContain('EGP 1,000 missing');
  expect(obstacle()).toBe('short');
  await press('Card');
  await userEvent.clear(field('By Card'));
  await userEvent.type(field('By Card'), '10500');
  expect(shown()).toContain('This is EGP 500 more than is to be paid');
  expect(obstacle()).toBe('over');
});

test('Enter in a field goes on with the sale', async () => {
  const { onEnter } = openTill(10_000);
  await press('Cash');
  await userEvent.type(field('Cash received'), '10000{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('old gold is taken at the price of the shop, which follows the karat', async () => {
  const { sent } = openTill(31_660);
  await press('Take old gold');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByLabelText<HTMLInputElement>('We pay per gram')).value).toBe('3900');
  expect(dialog.getByText(/We sell a gram of 21 karat today for/).textContent).toMatch(/4,000/);
  await userEvent.click(dialog.getByRole('button', { name: '18 karat' }));
  expect(field('We pay per gram').value).toBe('3340');
  await userEvent.type(field('Weight'), '٢٫٥');
  expect(dialog.getByRole('status').textContent).toMatch(/8,350/);
  await press('Take it');
  expect(sent().tradeIns).toEqual([{ karat: 18, weight: 2.5, pricePerGram: 3_340 }]);
  expect(shown()).toContain('× EGP 3,340-EGP 8,350');
});

test('a price that was agreed on stays when the karat is corrected', async () => {
  openTill(31_660);
  await press('Take old gold');
  await userEvent.clear(field('We pay per gram'));
  await userEvent.type(field('We pay per gram'), '3950');
  await press('24 karat');
  expect(field('We pay per gram').value).toBe('3950');
});

test('without a buying price, and without a weight, it says what is missing', async () => {
  const { sent } = openTill(31_660, null);
  await press('Take old gold');
  expect(await screen.findByText(/The shop has set no buying price/)).toBeTruthy();
  await press('Take it');
  expect(await screen.findByText('The weight of old gold must be a number')).toBeTruthy();
  expect(sent()).toEqual({});
});

test('old gold that is worth more is paid out, and no way to pay is asked for', async () => {
  const { sent } = openTill(5_000);
  await takeGold('2.5');
  expect(screen.queryByRole('button', { name: 'Card' })).toBeNull();
  expect(sent().payments).toEqual([{ method: 'cash', amount: -4_750 }]);
});

test('old gold is corrected, removed, and put back', async () => {
  const { sent } = openTill(31_660);
  await takeGold('2.5');
  await press('Change the old gold: 21K, 2.50 g');
  await userEvent.clear(field('Weight'));
  await userEvent.type(field('Weight'), '3');
  await press('Change it');
  expect(sent().tradeIns).toEqual([{ karat: 21, weight: 3, pricePerGram: 3_900 }]);
  await press('Remove the old gold: 21K, 3.00 g');
  expect(sent()).toEqual({});
  await press('Undo');
  expect(sent().tradeIns).toHaveLength(1);
});
