-- Pictures of other sites that imported products show until we have them ourselves, each once,
-- whoever shows it. The address stays: a later file names the picture by its URL again.
CREATE TABLE remote_pictures (
  -- SHA-256 of the URL, which is too long for an index.
  key text PRIMARY KEY,
  url text NOT NULL,
  host text NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'kept', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  -- Of one that is being fetched: when it is free again after a kill.
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  -- Our own, once it was kept.
  address text
);
CREATE INDEX remote_pictures_waiting ON remote_pictures (host, next_try_at)
  WHERE status = 'waiting';

-- The products that still show a picture by its URL, and the row of the import that said so.
CREATE TABLE remote_picture_uses (
  key text NOT NULL,
  product_id integer NOT NULL,
  job_id integer NOT NULL,
  -- The record of the file.
  record integer NOT NULL,
  PRIMARY KEY (key, product_id)
);
CREATE INDEX remote_picture_uses_of_job ON remote_picture_uses (job_id);
