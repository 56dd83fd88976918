-- What a customer bought, newest first.
CREATE INDEX orders_of_customer ON orders (customer_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
