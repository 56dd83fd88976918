-- The service sends them: a function of SQL for each new word took longer than all of its postings.
ALTER TABLE search_words ALTER COLUMN trigrams DROP EXPRESSION;
ALTER TABLE search_words ALTER COLUMN trigrams SET NOT NULL;
DROP FUNCTION trigrams_of(text);

-- New words wait in a short list, which every search reads, and go into the index many at once.
ALTER INDEX search_words_inside SET (fastupdate = on, gin_pending_list_limit = 64);
