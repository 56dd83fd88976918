-- The last part of a batch that is counted, by the number that its owner knows it by; 0 before any. The
-- release before counts whole batches and leaves it alone: a part of a batch behind `batch` says nothing.
ALTER TABLE import_jobs ADD COLUMN counted_part integer NOT NULL DEFAULT 0;
