-- The pictures that are kept as files, by the hash in their address: what nobody uses is swept.
CREATE TABLE pictures (
  hash text PRIMARY KEY,
  -- When it was last known to be of use: made, given to something, or found with something.
  used_at timestamptz NOT NULL,
  -- When somebody last looked what uses it.
  looked_at timestamptz NOT NULL,
  -- The file is gone. The row stays for those who still want to give it to something.
  swept_at timestamptz
);
CREATE INDEX pictures_unlooked ON pictures (looked_at) WHERE swept_at IS NULL;

CREATE FUNCTION picture_in(url text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN substring(url FROM '/media/([0-9a-f]{64})\.webp');

-- Everything that shows a picture; past orders show those of their moment.
CREATE VIEW used_pictures AS
  SELECT picture_in(url) AS hash FROM products, unnest(images) AS url
  UNION ALL
  SELECT picture_in(url) FROM deleted_products, jsonb_array_elements_text(product -> 'images') AS url
  UNION ALL
  SELECT picture_in(piece ->> 'image') FROM reservations, jsonb_array_elements(pieces) AS piece
  WHERE status IN ('held', 'sold')
  UNION ALL
  SELECT picture_in(image) FROM collections
  UNION ALL
  SELECT picture_in(image_url) FROM hero_widgets
  UNION ALL
  SELECT picture_in(logo_url) FROM site_settings;
