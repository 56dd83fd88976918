-- The seller's name of that moment, beside created_by: a receipt that is printed again names whoever
-- sold, also after they left. Null in orders from before it was kept.
ALTER TABLE orders ADD COLUMN created_by_name text;
