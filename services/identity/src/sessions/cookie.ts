import type { Request } from 'express';
import { SESSION_COOKIE } from '../../contract/sessions.ts';

/** `Set-Cookie` of a session; `Secure` where the browser came by HTTPS, as the edge says. */
export function sessionCookie(request: Request, token: string, maxAgeSeconds: number): string {
  const secure = request.get('x-forwarded-proto') === 'https' ? '; Secure' : '';
  return `${SESSION_COOKIE}=${token}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function noSessionCookie(request: Request): string {
  return sessionCookie(request, '', 0);
}
