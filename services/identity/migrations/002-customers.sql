CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who buys: registered, added at the counter, or imported.
CREATE TABLE customers (
  id serial PRIMARY KEY,
  user_id integer UNIQUE REFERENCES users ON DELETE SET NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  email_key text,
  phone text,
  -- E.164, or the bare digits of what is no number of any country.
  phone_key text,
  company text,
  address1 text,
  address2 text,
  city text,
  province_code text,
  country_code text,
  zip_code text,
  -- What an imported history says; our own orders add to it (customer_orders).
  imported_spent numeric(12, 2) NOT NULL DEFAULT 0 CHECK (imported_spent >= 0),
  imported_orders integer NOT NULL DEFAULT 0 CHECK (imported_orders >= 0),
  search_text text NOT NULL,
  created_at timestamptz NOT NULL
);
-- Only without an account: nobody has proved the e-mail that he registered with.
CREATE UNIQUE INDEX customers_email_without_account ON customers (email_key) WHERE user_id IS NULL;
CREATE INDEX customers_email ON customers (email_key);
CREATE INDEX customers_phone ON customers (phone_key);
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops);

-- Our own orders as the events told them, in whatever order they came; live ones count.
CREATE TABLE customer_orders (
  order_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  total numeric(12, 2) NOT NULL,
  is_placed boolean NOT NULL,
  is_deleted boolean NOT NULL,
  is_live boolean NOT NULL GENERATED ALWAYS AS (is_placed AND NOT is_deleted) STORED
);
CREATE INDEX customer_orders_live ON customer_orders (customer_id) INCLUDE (total) WHERE is_live;

-- Batches of imports that were written, with the answer that was given.
CREATE TABLE customer_import_batches (
  job_id integer NOT NULL,
  batch integer NOT NULL,
  results jsonb NOT NULL,
  PRIMARY KEY (job_id, batch)
);
