-- Who caused a fact; null for guests, for the shop itself, and for what was told before it was known.
ALTER TABLE outbox ADD COLUMN actor jsonb;
ALTER TABLE inbox ADD COLUMN actor jsonb;
