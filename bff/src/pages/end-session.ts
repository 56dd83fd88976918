import type { CallService } from '@dahab/chassis/http/client.ts';
import { logout } from '@dahab/identity/contract/account.ts';
import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import type { RequestHandler } from 'express';
import type { FindCaller } from '../session.ts';

/** Signs out who sends the form of a page that has no code yet, or none at all, and leads home. */
export function endSession(parts: {
  readonly call: CallService;
  readonly findCaller: FindCaller;
}): RequestHandler {
  return async (request, response) => {
    const caller = await parts.findCaller(request);
    await parts.call('identity', logout, { caller });
    response.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' });
    response.redirect(303, '/');
  };
}
