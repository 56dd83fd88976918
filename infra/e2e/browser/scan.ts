import type { Page } from 'playwright-core';

const GAP_S = 0.008;

/** As a scanner does: the keys of a Latin keyboard every 8 ms by the clock of the device, and Enter. */
export async function scan(page: Page, code: string, write = (digit: string): string => digit) {
  const keyboard = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const press = async (key: string, place: string, text: string): Promise<void> => {
    timestamp += GAP_S;
    const stroke = { key, code: place, timestamp };
    await keyboard.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyDown', text });
    await keyboard.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' });
  };
  for (const digit of code) await press(write(digit), `Digit${digit}`, write(digit));
  await press('Enter', 'Enter', '\r');
  await keyboard.detach();
}
