-- What failed lately is counted whenever somebody looks at how the shop stands.
CREATE INDEX import_jobs_failed ON import_jobs (finished_at) WHERE status = 'failed';
