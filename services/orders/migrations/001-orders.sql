-- One row for each attempt to sell, committed before anybody else hears of it. While it is open the
-- order may still come; once done or closed it never changes again.
CREATE TABLE sales (
  reference uuid PRIMARY KEY,
  -- Freed when the sale is closed, so that the same key may be used for a corrected cart.
  idempotency_key text,
  payload_hash text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'closed')),
  -- Until then the request that works on it is believed to be alive.
  lease_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (state <> 'closed' OR idempotency_key IS NULL)
);
CREATE UNIQUE INDEX sales_idempotency_key ON sales (idempotency_key);
CREATE INDEX sales_open ON sales (lease_until) WHERE state = 'open';

-- Amounts in EGP. A deleted order stays as a tombstone that says when and by whom.
CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference uuid NOT NULL UNIQUE REFERENCES sales (reference),
  customer_id integer,
  customer jsonb,
  item_count integer NOT NULL CHECK (item_count > 0),
  subtotal numeric(10, 2) NOT NULL,
  discount numeric(10, 2) NOT NULL CHECK (discount >= 0),
  total numeric(10, 2) NOT NULL CHECK (total >= 0),
  base_price_21k numeric(10, 2) NOT NULL,
  price_flagged boolean NOT NULL,
  created_at timestamptz NOT NULL,
  created_by integer,
  deleted_at timestamptz,
  deleted_by integer,
  CHECK (subtotal - discount = total)
);
CREATE INDEX orders_newest ON orders (created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- The pieces as they were sold: names, weight and karat of that moment.
CREATE TABLE order_lines (
  order_id integer NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  product_id integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price numeric(10, 2) NOT NULL CHECK (price >= 0),
  computed_price numeric(12, 2),
  price_flagged boolean NOT NULL,
  name_ar text NOT NULL,
  name text NOT NULL,
  image text,
  weight numeric(10, 2) NOT NULL,
  karat integer NOT NULL,
  margin_per_gram numeric(10, 2) NOT NULL,
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, product_id)
);
