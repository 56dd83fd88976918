export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** An error whose sentence may be shown to the caller, with its HTTP status and a stable code. */
export class ShopError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    details: { issues?: readonly Issue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

export class InvalidInput extends ShopError {
  constructor(message: string, issues: readonly Issue[] = [], code = 'invalid-input') {
    super(400, code, message, { issues });
  }
}

export class Unauthenticated extends ShopError {
  constructor(message = 'Please sign in', code = 'unauthenticated') {
    super(401, code, message);
  }
}

export class Forbidden extends ShopError {
  constructor(message = 'You are not allowed to do this', code = 'forbidden') {
    super(403, code, message);
  }
}

export class NotFound extends ShopError {
  constructor(message = 'Not found', code = 'not-found') {
    super(404, code, message);
  }
}

/** Whoever sent it stopped in the middle. */
export class TooSlow extends ShopError {
  constructor(message = 'The rest of the request never came', code = 'too-slow') {
    super(408, code, message);
  }
}

export class Conflict extends ShopError {
  constructor(message: string, code = 'conflict') {
    super(409, code, message);
  }
}

export class TooLarge extends ShopError {
  constructor(message = 'The request is too large', code = 'too-large') {
    super(413, code, message);
  }
}

export class UnsupportedMedia extends ShopError {
  constructor(message = 'This type of content is not accepted', code = 'unsupported-media') {
    super(415, code, message);
  }
}

export class TooManyRequests extends ShopError {
  constructor(message: string, retryAfterSeconds: number) {
    super(429, 'too-many-requests', message, { retryAfterSeconds });
  }
}

/** A part of the shop is down for now; the caller may try again. */
export class Unavailable extends ShopError {
  constructor(message: string, retryAfterSeconds = 2, cause?: unknown) {
    super(503, 'unavailable', message, { retryAfterSeconds, cause });
  }
}
