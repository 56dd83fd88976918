-- A maker's barcode; null: the shop's own, which follows from the id (contract/barcode.ts).
ALTER TABLE products ADD COLUMN barcode text CHECK (barcode ~ '^[0-9]{8,14}$');
-- As barcodes are compared: a UPC-A is the EAN-13 with a zero before it.
CREATE UNIQUE INDEX products_barcode ON products (lpad(barcode, 14, '0'));
