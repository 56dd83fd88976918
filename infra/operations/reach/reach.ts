import type { DatabaseUrls } from '../config.ts';

/** How a command gets at the shop that it is about. */
export interface Reach {
  /** `folder`: the shop of a data folder; `servers`: one of many servers, given by the environment. */
  readonly kind: 'folder' | 'servers';
  /** Whether a shop runs on the data folder right now; null where that cannot be known. */
  readonly isOpen: boolean | null;
  readonly databases: DatabaseUrls;
  /** The key that stored secrets are locked with, where it is known. */
  readonly settingsKey: string | null;
  /** For a person: which shop this is. */
  readonly about: string;
}
