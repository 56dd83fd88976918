-- Accounts: customers who registered, and staff.
CREATE TABLE users (
  id serial PRIMARY KEY,
  username text NOT NULL,
  -- Case-folded by the service, so that it does not depend on the database's locale.
  username_key text NOT NULL CHECK (username_key <> ''),
  -- Argon2id; null until a password is set: nobody can sign in to it.
  password_hash text,
  is_admin boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  name text,
  email text,
  email_key text,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_username ON users (username_key);
CREATE INDEX users_email ON users (email_key);
CREATE INDEX users_admins ON users (id) WHERE is_admin AND is_active;

CREATE TABLE sessions (
  id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the cookie's token, hex: the token itself is nowhere.
  token_hash text NOT NULL CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_seen ON sessions (last_seen_at);
