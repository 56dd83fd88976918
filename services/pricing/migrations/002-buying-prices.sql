-- What the shop paid for a gram of old gold of 21 karat, EGP, by whom it was set and when; never
-- changed. The last one holds; null: it was taken back.
CREATE TABLE buying_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  buy_price_21k numeric(10, 2) CHECK (buy_price_21k >= 0),
  changed_by integer,
  changed_at timestamptz NOT NULL
);
