-- The price message may go out by itself: at times of the day, and when the shop's price changes.
ALTER TABLE telegram_settings
  ADD COLUMN price_schedule_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN price_schedule_times text[] NOT NULL DEFAULT '{}',
  ADD COLUMN price_schedule_since timestamptz,
  ADD COLUMN price_on_change_enabled boolean NOT NULL DEFAULT false;

-- Why a price message was written; the moment of the schedule that it is for, at most one row each;
-- until when it is worth sending.
ALTER TABLE deliveries
  ADD COLUMN occasion text CHECK (occasion IN ('manual', 'schedule', 'change')),
  ADD COLUMN slot timestamptz,
  ADD COLUMN send_before timestamptz;
UPDATE deliveries SET occasion = 'manual' WHERE kind = 'price';
CREATE UNIQUE INDEX deliveries_slot ON deliveries (slot);

-- A change of price that waits for the changes after it; at most one row.
CREATE TABLE price_changes (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  price_before numeric(10, 2),
  price21k numeric(10, 2) NOT NULL,
  first_changed_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  begun_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
