import { Readable } from 'node:stream';
import type { ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import type { ImportedCustomer } from '@dahab/identity/contract/import-batch.ts';
import iconv from 'iconv-lite';
import { readCustomers } from '../src/customers/read-customers.ts';
import type { Encoding } from '../src/files/encoding.ts';
import { createInspection } from '../src/files/inspection.ts';
import { type CsvRecord, type FileFormat, readRecords } from '../src/files/records.ts';
import type { Item } from '../src/jobs/in-batches.ts';
import { pieceForMode } from '../src/products/piece-for-mode.ts';
import type { Piece } from '../src/products/pieces.ts';
import { readPieces } from '../src/products/read-pieces.ts';

/** Small, so that records, quoted line breaks and characters are cut in the middle. */
const CHUNK = 7;

export function chunked(bytes: Buffer, size = CHUNK): Readable {
  const chunks = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  return Readable.from(chunks);
}

export function encoded(text: string, encoding: Encoding, addBOM = false): Buffer {
  return iconv.encode(text, encoding, { addBOM });
}

/** What an upload finds out about a file. */
export async function inspect(
  bytes: Buffer,
): Promise<{ format: FileFormat; headers: readonly string[] }> {
  const inspection = createInspection();
  for await (const chunk of inspection.watch(chunked(bytes))) void chunk;
  return inspection.result();
}

export async function recordsOf(bytes: Buffer): Promise<CsvRecord[]> {
  const { format } = await inspect(bytes);
  return Readable.from(readRecords(() => chunked(bytes), format)).toArray();
}

export async function piecesOfFile(
  bytes: Buffer | string,
  mode: ImportMode = 'import',
): Promise<Piece[]> {
  const content = Buffer.from(bytes);
  const { format } = await inspect(content);
  const pieces = await Readable.from(readPieces(() => chunked(content), format)).toArray();
  return pieces.flat().map((piece: Piece) => pieceForMode(piece, mode));
}

/** What a file of customers brings. */
export async function customersOfFile(bytes: Buffer): Promise<Item<ImportedCustomer>[]> {
  const { format } = await inspect(bytes);
  return (await Readable.from(readCustomers(() => chunked(bytes), format)).toArray()).flat();
}

type Cells = Readonly<Record<string, string | number>>;

/** A CSV file of these records; its headers are all keys that occur. */
export function csvOf(records: readonly Cells[], delimiter = ',', newline = '\n'): string {
  const headers = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const lines = [headers, ...records.map((record) => headers.map((key) => record[key] ?? ''))];
  return lines
    .map((cells) => cells.map((cell) => quoted(String(cell), delimiter)).join(delimiter) + newline)
    .join('');
}

function quoted(text: string, delimiter: string): string {
  const isPlain = !/["\r\n]/.test(text) && !text.includes(delimiter);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A ring as the older export has it. */
export function ring(change: Cells = {}): Cells {
  return {
    Handle: 'ring',
    Title: 'خاتم ذهب',
    'Variant Grams': '3.45',
    'Variant Inventory Qty': '2',
    'Karat (product.metafields.custom.karat)': '21',
    Status: 'active',
    ...change,
  };
}
