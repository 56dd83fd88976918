-- What a file brings, read once: its batches wait here, in their order, to be written by their owner.
-- `items` is JSON as text, since nobody looks into it; packing it would take longer than writing it.
CREATE TABLE staged_batches (
  job_id integer NOT NULL REFERENCES import_jobs ON DELETE CASCADE,
  batch integer NOT NULL,
  items text NOT NULL,
  PRIMARY KEY (job_id, batch)
);
ALTER TABLE staged_batches ALTER COLUMN items SET STORAGE EXTERNAL;

ALTER TABLE import_jobs
  -- Of the file; null for those from before that was kept.
  ADD COLUMN bytes integer,
  -- All of the file is read: what is to be written is staged.
  ADD COLUMN is_staged boolean NOT NULL DEFAULT false;
