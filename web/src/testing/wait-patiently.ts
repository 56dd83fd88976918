import { configure } from '@testing-library/react';

/** What waits for something on a screen is right however slow the machine is. */
export function waitPatiently(): void {
  configure({ asyncUtilTimeout: 30_000 });
}
