-- Who did what in the back office, as the services told it. Written once, never changed.
CREATE TABLE activities (
  id bigserial PRIMARY KEY,
  -- Of the event that told it: the same one twice is one row.
  message_id uuid NOT NULL UNIQUE,
  at timestamptz NOT NULL,
  -- Null: nobody in particular, the shop itself.
  actor jsonb,
  actor_id integer GENERATED ALWAYS AS
    (CASE WHEN actor ->> 'kind' = 'user' THEN (actor ->> 'id')::integer END) STORED,
  kind text NOT NULL,
  deed text NOT NULL,
  subject_id integer,
  subject_name_ar text NOT NULL,
  subject_name_en text NOT NULL,
  changes jsonb NOT NULL,
  request_id text NOT NULL,
  -- Actor and subject, folded by the service.
  search_text text NOT NULL
);
CREATE INDEX activities_newest ON activities (at DESC, id DESC);
CREATE INDEX activities_of_kind ON activities (kind, at DESC, id DESC);
CREATE INDEX activities_of_actor ON activities (actor_id, at DESC, id DESC);
CREATE INDEX activities_search ON activities USING gin (search_text gin_trgm_ops);

CREATE FUNCTION refuse_changed_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was done cannot be rewritten';
END
$$;
CREATE TRIGGER activities_stay BEFORE UPDATE ON activities
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_activity();
