-- What an account is found by, folded by the service; accounts older than this column only by case.
ALTER TABLE users ADD COLUMN search_text text NOT NULL DEFAULT '';
UPDATE users SET search_text = lower(concat_ws(' ', username, name, email));
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
