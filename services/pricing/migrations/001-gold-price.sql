-- What all prices are computed from, EGP per gram: one row, zeros until the shop sets it.
CREATE TABLE gold_price_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  base_price_21k numeric(10, 2) NOT NULL DEFAULT 0 CHECK (base_price_21k >= 0),
  margin_per_gram numeric(10, 2) NOT NULL DEFAULT 0 CHECK (margin_per_gram >= 0),
  updated_at timestamptz
);
INSERT INTO gold_price_settings DEFAULT VALUES;

-- Every value that it ever had, for charts and audits; never changed.
CREATE TABLE gold_price_changes (
  id bigserial PRIMARY KEY,
  base_price_21k numeric(10, 2) NOT NULL CHECK (base_price_21k >= 0),
  margin_per_gram numeric(10, 2) NOT NULL CHECK (margin_per_gram >= 0),
  changed_by integer,
  changed_at timestamptz NOT NULL
);
