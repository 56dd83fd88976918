import { createContext } from 'react';

/** The shop's own address, without a path: where a page is drawn there may be no window to ask. */
export const ShopOrigin = createContext('');
