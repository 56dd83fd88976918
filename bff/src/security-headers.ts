import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Product pictures may still lie with the shop they were imported from. */
const pictures = ["'self'", 'data:', 'blob:', 'https:'];

const policy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // styled-components writes its rules into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': pictures,
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // The one that starts the till without a network.
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** A strict policy: no script but our own files, no frames, nothing sniffed. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...policy } },
    // A shop on plain HTTP in a back room must stay reachable by its name.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    // What only browsers of the past read is not worth its bytes in every answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/**
 * The policy of a page: besides our own files only the scripts that the build wrote into it, each
 * named by its hash. A nonce would make every answer a new one, and 304 impossible.
 */
export function pagePolicy(scripts: readonly string[]): string {
  return Object.entries({ ...policy, 'script-src': ["'self'", ...scripts] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
