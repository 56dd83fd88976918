-- The old gold that was taken on a sale, EGP, and how the rest was paid, as the order says both;
-- empty: a plain sale of which nobody said how it was paid.
ALTER TABLE orders
  ADD COLUMN trade_ins jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(trade_ins) = 'array'),
  ADD COLUMN trade_in_total numeric(10, 2) NOT NULL DEFAULT 0 CHECK (trade_in_total >= 0),
  ADD COLUMN payments jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(payments) = 'array');

-- Those of a day that were voided, which a day's summary tells apart.
CREATE INDEX orders_voided ON orders (created_at) WHERE deleted_at IS NOT NULL;
