-- What a file's rows are looked up by (imports/store.ts), as e-mails are by
-- customers_email_without_account. Each index holds nothing but candidates: on a table of which
-- PostgreSQL knows nothing yet it takes "has no account" for rare, and another index of those for a
-- short cut, which has everybody in it.

-- Of those who share a phone first the ones without an e-mail, the oldest of them first.
CREATE INDEX customers_phone_without_account
  ON customers (phone_key, (email_key IS NOT NULL), id) WHERE user_id IS NULL;

-- Those of whom only the name is known. It may be too long for a tree.
CREATE INDEX customers_name_alone ON customers USING hash (search_text)
  WHERE user_id IS NULL AND email_key IS NULL AND phone_key IS NULL;
