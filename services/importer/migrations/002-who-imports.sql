-- Whose import it is, and of which request, for what is told when it ends; null for older ones.
ALTER TABLE import_jobs ADD COLUMN actor jsonb;
ALTER TABLE import_jobs ADD COLUMN request_id text;
