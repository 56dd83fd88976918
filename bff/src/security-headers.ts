import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Product pictures may still lie with the shop they were imported from. */
const pictures = ["'self'", 'data:', 'blob:', 'https:'];

/** A strict policy: no script but our own files, no frames, nothing sniffed. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // styled-components writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: pictures,
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A shop on plain HTTP in a back room must stay reachable by its name.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
}
