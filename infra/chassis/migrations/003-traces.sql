-- The trace that a fact belongs to, as W3C's traceparent; null where nothing is traced.
ALTER TABLE outbox ADD COLUMN traceparent text;
ALTER TABLE inbox ADD COLUMN traceparent text;
