-- What the price was at a moment.
CREATE INDEX gold_price_changes_by_time ON gold_price_changes (changed_at DESC, id DESC);
