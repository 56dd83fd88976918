-- The index of an imported product is some forty rows: looking up both sides of each took more than
-- half of the time of an import. Words are never deleted; who deletes a product holds its lock, as
-- who indexes it does, and deletes its words with it.
ALTER TABLE product_words
  DROP CONSTRAINT product_words_word_id_fkey,
  DROP CONSTRAINT product_words_product_id_fkey;
