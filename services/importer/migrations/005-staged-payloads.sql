-- What a file brings, as its owner is sent it: `payloads` is JSON as text, since nobody looks into it;
-- packing it would take longer than writing it. What reading found out is apart from it.
-- `staged_batches` and `is_staged` are left to the release before, which may run beside this one; what
-- it has staged is not ours, nor ours its own: a job that changes hands is read anew. The next release
-- removes them.
CREATE TABLE staged_payloads (
  job_id integer NOT NULL REFERENCES import_jobs ON DELETE CASCADE,
  batch integer NOT NULL,
  -- The last record of the file that it brings.
  last_row integer NOT NULL,
  payloads text NOT NULL,
  payload_count integer NOT NULL,
  -- Those that are not written, and what is said of all.
  findings jsonb NOT NULL,
  PRIMARY KEY (job_id, batch)
);
ALTER TABLE staged_payloads ALTER COLUMN payloads SET STORAGE EXTERNAL;

-- All of the file is read: what is to be written is in `staged_payloads`.
ALTER TABLE import_jobs ADD COLUMN are_payloads_staged boolean NOT NULL DEFAULT false;
