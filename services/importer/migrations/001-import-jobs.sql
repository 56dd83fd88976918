-- An uploaded file on its way into the shop. Products and customers each have a lane of their own,
-- in which one job runs at a time.
CREATE TABLE import_jobs (
  id serial PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('products-import', 'products-update', 'customers')),
  lane text NOT NULL GENERATED ALWAYS AS
    (CASE WHEN kind = 'customers' THEN 'customers' ELSE 'products' END) STORED,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed')),
  filename text NOT NULL,
  -- Null once the file has been swept.
  blob_key text UNIQUE,
  encoding text NOT NULL,
  delimiter text NOT NULL,
  created_by integer,
  processed integer NOT NULL DEFAULT 0 CHECK (processed >= 0),
  total integer NOT NULL DEFAULT 0 CHECK (total >= 0),
  -- The last batch that is written and counted.
  batch integer NOT NULL DEFAULT 0 CHECK (batch >= 0),
  created integer NOT NULL DEFAULT 0 CHECK (created >= 0),
  updated integer NOT NULL DEFAULT 0 CHECK (updated >= 0),
  skipped integer NOT NULL DEFAULT 0 CHECK (skipped >= 0),
  failed integer NOT NULL DEFAULT 0 CHECK (failed >= 0),
  message text,
  -- Rounds that ended without a batch since the last one.
  faults integer NOT NULL DEFAULT 0,
  holder uuid,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK ((status = 'running') = (holder IS NOT NULL AND lease_until IS NOT NULL)),
  CHECK ((status IN ('done', 'failed')) = (finished_at IS NOT NULL)),
  CHECK (status <> 'failed' OR message IS NOT NULL)
);
CREATE UNIQUE INDEX import_jobs_one_running ON import_jobs (lane) WHERE status = 'running';
CREATE INDEX import_jobs_waiting ON import_jobs (lane, id) WHERE status IN ('queued', 'running');
CREATE INDEX import_jobs_finished ON import_jobs (finished_at) WHERE blob_key IS NOT NULL;

CREATE TABLE import_problems (
  id bigserial PRIMARY KEY,
  job_id integer NOT NULL REFERENCES import_jobs ON DELETE CASCADE,
  level text NOT NULL CHECK (level IN ('error', 'warning')),
  -- The record after the headers, from 1.
  record integer NOT NULL,
  column_name text NOT NULL,
  message text NOT NULL
);
CREATE INDEX import_problems_of_job ON import_problems (job_id, level, record, id);
