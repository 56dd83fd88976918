CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE collections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_en text NOT NULL,
  name_ar text NOT NULL,
  description_en text,
  description_ar text,
  image text,
  show_in_homepage boolean NOT NULL,
  homepage_products_count integer NOT NULL CHECK (homepage_products_count BETWEEN 1 AND 12),
  homepage_products_mode text NOT NULL CHECK (homepage_products_mode IN ('latest', 'selected')),
  -- May name products that are gone: the home page passes them over.
  selected_product_ids integer[] NOT NULL
);

CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_ar text NOT NULL,
  name text NOT NULL,
  description_ar text NOT NULL,
  images text[] NOT NULL,
  weight numeric(10, 2) NOT NULL CHECK (weight >= 0.01),
  karat integer NOT NULL CHECK (karat IN (18, 21, 24)),
  crafting_cost numeric(10, 2) NOT NULL CHECK (crafting_cost >= 0),
  -- Null: the shop's general margin.
  margin_per_gram numeric(10, 2) CHECK (margin_per_gram >= 0),
  quantity integer NOT NULL CHECK (quantity >= 0),
  collection_id integer REFERENCES collections ON DELETE SET NULL,
  is_archived boolean NOT NULL,
  tags text[] NOT NULL,
  -- Of imported products: the same piece in every later file.
  import_key text CONSTRAINT products_import_key UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX products_newest ON products (is_archived, created_at DESC, id DESC);
CREATE INDEX products_newest_of_karat ON products (karat, is_archived, created_at DESC, id DESC);
CREATE INDEX products_newest_of_collection
  ON products (collection_id, is_archived, created_at DESC, id DESC);

-- Products that were sold and then deleted, as they last were: past orders show them.
CREATE TABLE deleted_products (
  id integer PRIMARY KEY,
  product jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

-- Every folded word of every product, once. "C": compared by bytes, so that ranges are prefixes.
CREATE TABLE search_words (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text COLLATE "C" NOT NULL CONSTRAINT search_words_word UNIQUE,
  backwards text COLLATE "C" GENERATED ALWAYS AS (reverse(word)) STORED
);
CREATE INDEX search_words_backwards ON search_words (backwards);
CREATE INDEX search_words_inside ON search_words USING gin (word gin_trgm_ops);

-- Which products have a word; field 0 in a name, 1 in a tag, 2 in the description, the best one. The
-- index alone answers what is found, in which order and under which filter: karat and is_archived
-- are the product's.
CREATE TABLE product_words (
  word_id integer NOT NULL REFERENCES search_words,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  field smallint NOT NULL CHECK (field IN (0, 1, 2)),
  karat smallint NOT NULL,
  is_archived boolean NOT NULL,
  PRIMARY KEY (word_id, product_id) INCLUDE (field, karat, is_archived)
);
CREATE INDEX product_words_product ON product_words (product_id);

-- Stock on its way to an order. Released and returned ones stay: their reference is used up.
CREATE TABLE reservations (
  reference uuid PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('held', 'sold', 'returned', 'released')),
  -- The pieces as they were at that moment, for the same answer to the same call.
  pieces jsonb NOT NULL,
  held_at timestamptz NOT NULL
);
CREATE INDEX reservations_held ON reservations (held_at) WHERE status = 'held';

CREATE TABLE reservation_lines (
  reference uuid NOT NULL REFERENCES reservations,
  -- No foreign key: the product may be deleted while the sale stays.
  product_id integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (reference, product_id)
);
CREATE INDEX reservation_lines_product ON reservation_lines (product_id);

-- What each batch of an import did, for the same answer when it is sent again.
CREATE TABLE import_batches (
  job_id integer NOT NULL,
  batch integer NOT NULL,
  results jsonb NOT NULL,
  PRIMARY KEY (job_id, batch)
);

CREATE TABLE hero_widgets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title_en text NOT NULL,
  title_ar text NOT NULL,
  description_en text,
  description_ar text,
  image_url text NOT NULL,
  link_url text,
  display_order integer NOT NULL CHECK (display_order >= 0),
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row at most; none until the shop saves its settings for the first time.
CREATE TABLE site_settings (
  id integer PRIMARY KEY CHECK (id = 1),
  website_name_en text NOT NULL,
  website_name_ar text NOT NULL,
  logo_url text NOT NULL,
  contact_mobile text,
  whatsapp_number text,
  address text,
  latitude numeric(10, 6),
  longitude numeric(10, 6),
  facebook_url text,
  instagram_url text,
  twitter_url text,
  youtube_url text,
  telegram_url text,
  updated_at timestamptz NOT NULL
);
