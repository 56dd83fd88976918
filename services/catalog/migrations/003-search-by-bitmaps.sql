-- Decision 8. The trigrams are our own: what pg_trgm takes for a letter depends on the database's
-- locale, and in the "C" locale of the embedded server no Arabic letter is one.
CREATE FUNCTION trigrams_of(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT substr(word, start, 3) FROM generate_series(1, char_length(word) - 2) AS start
  );
DROP INDEX search_words_inside;
ALTER TABLE search_words
  ADD COLUMN trigrams text[] GENERATED ALWAYS AS (trigrams_of(word)) STORED;
-- Searches are many and new words are few: no search is to sort out what writers left for later.
CREATE INDEX search_words_inside ON search_words USING gin (trigrams) WITH (fastupdate = off);
-- Which products have a word, in which field (0 a name or a facet, 1 a tag, 2 the description): bit n of
-- block b is the product b * 1024 + n.
CREATE TABLE search_postings (
  word_id integer NOT NULL,
  field smallint NOT NULL CHECK (field IN (0, 1, 2)),
  block integer NOT NULL,
  products bit(1024) NOT NULL,
  PRIMARY KEY (word_id, field, block)
) WITH (fillfactor = 80);

-- Facets are words that nobody can type, since they begin with a space.
INSERT INTO search_words (word) VALUES (' 18'), (' 21'), (' 24'), (' *');

ALTER TABLE product_words RENAME TO old_product_words;
ALTER INDEX product_words_pkey RENAME TO old_product_words_pkey;

-- What the postings hold of a product, to take it out of them again.
CREATE TABLE product_words (
  product_id integer PRIMARY KEY,
  word_ids integer[] NOT NULL,
  fields smallint[] NOT NULL
);

INSERT INTO product_words (product_id, word_ids, fields)
SELECT product_id, array_agg(word_id), array_agg(field)
FROM (
  SELECT product_id, word_id, field FROM old_product_words
  UNION ALL
  SELECT products.id, search_words.id, 0
  FROM products
  JOIN search_words
    ON word = ' ' || karat OR (word = ' *' AND NOT is_archived)
) AS every
GROUP BY product_id;

INSERT INTO search_postings (word_id, field, block, products)
SELECT word_id, field, product_id / 1024, bit_or(set_bit(0::bit(1024), product_id % 1024, 1))
FROM product_words, unnest(word_ids, fields) AS held (word_id, field)
GROUP BY word_id, field, product_id / 1024;

DROP TABLE old_product_words;
