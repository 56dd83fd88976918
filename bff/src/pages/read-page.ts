import { ShopError } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { getCurrentUser } from '@dahab/identity/contract/account.ts';
import type { Request } from 'express';
import type { FirstRead, FirstView } from '../../contract/first-view.ts';
import type { FindCaller } from '../session.ts';
import { readFrame } from './read-frame.ts';
import { type Asked, readScreen, type ReadScreen } from './read-screen.ts';
import type { Screen } from './screens.ts';
import type { Frame, Subject } from './subject.ts';

export interface ReadPage {
  readonly status: 200 | 404 | 503;
  readonly subject: Subject;
  readonly frame: Frame;
  readonly view: FirstView;
  /** Whether it says anything about the one who asked, or may not be the same for the next. */
  readonly isPersonal: boolean;
}

interface Answered extends ReadScreen {
  readonly status: ReadPage['status'];
}

/**
 * All that a page says. The shop is always read as a guest sees it, so that what only staff may see
 * is never written into a page; of the one who asked only their own account is added.
 */
export async function readPage(
  screen: Screen | null,
  request: Request,
  parts: {
    readonly callAsGuest: CallService;
    readonly call: CallService;
    readonly findCaller: FindCaller;
  },
): Promise<ReadPage> {
  const asked = { id: idIn(request), search: searchOf(request) };
  const [who, { frame, reads }, answered] = await Promise.all([
    readWho(request, parts),
    readFrame(parts.callAsGuest),
    answerScreen(screen, parts.callAsGuest, asked),
  ]);
  const { status, subject } = forStaff(answered, who);
  return {
    status,
    subject,
    frame,
    view: [...who.reads, ...reads, ...answered.reads],
    isPersonal: who.isSomebody,
  };
}

async function answerScreen(
  screen: Screen | null,
  call: CallService,
  asked: Asked,
): Promise<Answered> {
  if (!screen) return missing('page');
  try {
    return { status: 200, ...(await readScreen(screen.name, call, asked)) };
  } catch (error) {
    const status = error instanceof ShopError ? error.status : 500;
    if (status === 404) return missing(screen.name === 'product' ? 'product' : 'collection');
    // What the shop refuses to answer, it refuses the browser too, which says so in its own words.
    return { status: status < 500 ? 200 : 503, subject: { kind: 'unread' }, reads: [] };
  }
}

function missing(what: 'page' | 'product' | 'collection'): Answered {
  return { status: 404, subject: { kind: 'missing', what }, reads: [] };
}

interface Who {
  readonly reads: readonly FirstRead[];
  readonly isSomebody: boolean;
  readonly isAdmin: boolean;
}

/** Who asks. When identity is down nothing is said of it: the browser asks again. */
async function readWho(
  request: Request,
  parts: { readonly call: CallService; readonly findCaller: FindCaller },
): Promise<Who> {
  try {
    const caller = await parts.findCaller(request);
    if (caller.kind !== 'user') {
      return { reads: [{ of: 'user', value: null }], isSomebody: false, isAdmin: false };
    }
    const user = await parts.call('identity', getCurrentUser, { caller });
    return {
      reads: [{ of: 'user', value: user }],
      isSomebody: true,
      isAdmin: caller.isAdmin,
    };
  } catch {
    return { reads: [], isSomebody: true, isAdmin: false };
  }
}

/** Staff may see what others may not: archived pieces. Their browser asks for it in their name. */
function forStaff(answered: Answered, who: Who): Answered {
  const { subject } = answered;
  const isHidden = subject.kind === 'missing' && subject.what === 'product';
  if (!who.isAdmin || !isHidden) return answered;
  return { status: 200, subject: { kind: 'unread' }, reads: [] };
}

function idIn(request: Request): string | undefined {
  const id: unknown = request.params['id'];
  return typeof id === 'string' ? id : undefined;
}

export function searchOf(request: Request): URLSearchParams {
  const start = request.originalUrl.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : request.originalUrl.slice(start));
}
