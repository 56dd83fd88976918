-- Facts of this service that the others have not been told yet, or were told.
CREATE TABLE outbox (
  id bigserial PRIMARY KEY,
  message_id uuid NOT NULL UNIQUE,
  name text NOT NULL,
  version integer NOT NULL,
  payload jsonb NOT NULL,
  heard_by text[] NOT NULL,
  request_id text NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  published_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at, id) WHERE published_at IS NULL;
CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;

-- What this service has heard: each message once, worked off with attempts, dead after too many.
CREATE TABLE inbox (
  message_id uuid PRIMARY KEY,
  name text NOT NULL,
  version integer NOT NULL,
  payload jsonb,
  raw text,
  request_id text NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  reason text,
  done_at timestamptz
);
CREATE INDEX inbox_waiting ON inbox (next_attempt_at, received_at) WHERE status = 'waiting';
CREATE INDEX inbox_done ON inbox (occurred_at) WHERE status = 'done';
CREATE INDEX inbox_dead ON inbox (received_at) WHERE status = 'dead';
