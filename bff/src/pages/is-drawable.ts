import type { Subject } from './subject.ts';

/**
 * Whether the server draws the page. Not where passwords are typed: a form that is sent before the
 * browser has its code would write them into the address. Nor what the browser asks for itself.
 */
export function isDrawable(subject: Subject): boolean {
  switch (subject.kind) {
    case 'home':
    case 'listing':
    case 'product':
    case 'collections':
    case 'collection':
      return true;
    case 'missing':
      return subject.what === 'page';
    case 'auth':
    case 'profile':
    case 'office':
    case 'unread':
      return false;
  }
}
