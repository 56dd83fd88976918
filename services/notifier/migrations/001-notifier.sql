-- How the shop writes to Telegram: one row. Secrets are encrypted with the configured SETTINGS_KEY.
CREATE TABLE telegram_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  channel_id text NOT NULL,
  channel_id_notifications text NOT NULL,
  bot_token text NOT NULL,
  gold_price_api_key text NOT NULL,
  message_template text NOT NULL,
  order_notification_enabled boolean NOT NULL,
  order_notification_template text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- What a troy ounce cost in EGP when we last asked: the quota of the price API is small.
CREATE TABLE ounce_quotes (
  metal text PRIMARY KEY CHECK (metal IN ('XAU', 'XAG')),
  price numeric(14, 4) NOT NULL CHECK (price > 0),
  fetched_at timestamptz NOT NULL
);

-- Every message and what became of it; at most one row per order.
CREATE TABLE deliveries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('order', 'price')),
  order_id integer,
  status text NOT NULL
    CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'uncertain', 'skipped')),
  reason text,
  channel_id text,
  text text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  message_id bigint,
  created_at timestamptz NOT NULL,
  attempted_at timestamptz,
  next_attempt_at timestamptz,
  sent_at timestamptz,
  order_deleted_at timestamptz,
  CHECK ((kind = 'order') = (order_id IS NOT NULL)),
  CHECK ((status = 'sent') = (message_id IS NOT NULL)),
  CHECK (status <> 'queued' OR next_attempt_at IS NOT NULL)
);
CREATE UNIQUE INDEX deliveries_order ON deliveries (order_id);
CREATE INDEX deliveries_queued ON deliveries (next_attempt_at, id) WHERE status = 'queued';
CREATE INDEX deliveries_sending ON deliveries (attempted_at) WHERE status = 'sending';
CREATE INDEX deliveries_pace ON deliveries (channel_id, attempted_at DESC);
CREATE INDEX deliveries_by_status ON deliveries (status, id DESC);
