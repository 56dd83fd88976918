import { volumeOf } from '../volume.ts';
import type { Abuse } from './abuse.ts';

type Sample = Readonly<Record<string, unknown>>;

const json = { 'content-type': 'application/json' };
const LARGEST_BODY = 1_048_576;
const DEEP = 10_000;

/** Values that no field takes, or few, as they stand in JSON. */
const oddValues: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.005',
  '1e308',
  '1e309',
  '-1e309',
  '9007199254740993',
  '2147483648',
  '"NaN"',
  '"Infinity"',
  '"1e5"',
  '"0x10"',
  '"٣٫٥"',
  '""',
  '"   "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e\\u2066"',
  '[]',
  '[null]',
  '[[[[]]]]',
  '{}',
  '{"length":5}',
  '{"toString":"x","valueOf":1}',
  JSON.stringify('x'.repeat(200_000)),
  `[${'0,'.repeat(5_000)}0]`,
];

/**
 * What is done to one call that takes JSON. For a commit each call has a third of what is done to a
 * whole body, another one by its `turn`, for one parser reads them all.
 */
export function jsonAbuses(sample: Sample, turn: number): Abuse[] {
  const every = volumeOf({ commit: 3, release: 1 });
  return [
    ...wholeBodies(sample).filter((_, index) => (index + turn) % every === 0),
    ...Object.keys(sample).flatMap((field) => oddFields(sample, field)),
  ];
}

function wholeBodies(sample: Sample): Abuse[] {
  return [
    ...wrongTypes(sample),
    ...wrongWholes.map((body) => ({ what: `the body ${body.slice(0, 40)}`, headers: json, body })),
    ...brokenTexts(sample),
    ...sizes(sample),
    ...prototypeKeys(sample),
  ];
}

function wrongTypes(sample: Sample): Abuse[] {
  const body = JSON.stringify(sample);
  const types = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=none-such',
    'application/json; charset=',
    'application/octet-stream',
    '///',
    'json',
  ];
  return [
    { what: 'no body', headers: {} },
    { what: 'no body that calls itself JSON', headers: json },
    { what: 'an empty body', headers: json, body: '' },
    ...types.map((type) => ({ what: `the type ${type}`, headers: { 'content-type': type }, body })),
    ...['gzip', 'br', 'deflate', 'none-such'].map((encoding) => ({
      what: `a body that is not ${encoding}`,
      headers: { ...json, 'content-encoding': encoding },
      body,
    })),
  ];
}

const wrongWholes: readonly string[] = [
  'null',
  'true',
  '0',
  '1e999',
  'NaN',
  '"text"',
  '[]',
  '[{}]',
  '[null]',
  '{',
  '{}}',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '{}{}',
  '/**/{}',
  '\u0000',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
];

function brokenTexts(sample: Sample): Abuse[] {
  const text = JSON.stringify(sample);
  const bytes = new TextEncoder().encode(text);
  const inside = (extra: number[]): Uint8Array<ArrayBuffer> =>
    Uint8Array.from([...bytes.slice(0, 2), ...extra, ...bytes.slice(2)]);
  return [
    { what: 'cut in the middle', headers: json, body: text.slice(0, text.length / 2) },
    { what: 'twice', headers: json, body: text + text },
    { what: 'behind a byte order mark', headers: json, body: `\uFEFF${text}` },
    { what: 'with a raw NUL', headers: json, body: inside([0]) },
    { what: 'with bytes that are no UTF-8', headers: json, body: inside([0xc3, 0x28, 0xff]) },
    { what: 'as UTF-16', headers: json, body: Uint8Array.from(Buffer.from(text, 'utf16le')) },
    { what: 'a NUL in a key', headers: json, body: withRaw(sample, 'a\u0000b', '1') },
    { what: 'a lone surrogate in a key', headers: json, body: `{"\\ud800":1,${text.slice(1)}` },
    { what: 'ten thousand keys', headers: json, body: withRaw(sample, ...manyKeys()) },
    { what: 'deep in a field of no name', headers: json, body: withRaw(sample, 'x', nested()) },
  ];
}

function nested(): string {
  return '['.repeat(DEEP) + ']'.repeat(DEEP);
}

function manyKeys(): [string, string] {
  const keys = Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`);
  return ['keys', `{${keys.join(',')}}`];
}

function sizes(sample: Sample): Abuse[] {
  const text = JSON.stringify(sample);
  const filled = (size: number): string =>
    `{"x":"${'x'.repeat(size - text.length - 7)}",${text.slice(1)}`;
  return [
    { what: 'a whole megabyte', headers: json, body: filled(LARGEST_BODY) },
    { what: 'a byte over a megabyte', headers: json, body: filled(LARGEST_BODY + 2) },
    { what: 'a megabyte of spaces', headers: json, body: ' '.repeat(LARGEST_BODY) },
  ];
}

function prototypeKeys(sample: Sample): Abuse[] {
  return ['__proto__', 'constructor', 'prototype'].flatMap((key) =>
    ['{"isAdmin":true,"polluted":1}', '{"prototype":{"polluted":1}}', 'null', '1', '[]'].map(
      (value) => ({
        what: `the key ${key}: ${value}`,
        headers: json,
        body: withRaw(sample, key, value),
      }),
    ),
  );
}

/** For a commit each field has some of the values, and each value some fields. */
function oddFields(sample: Sample, field: string): Abuse[] {
  const place = Object.keys(sample).indexOf(field);
  const every = volumeOf({ commit: 4, release: 1 });
  const values = oddValues.filter((_, index) => (index + place) % every === 0);
  const odd = values.map((value) => ({
    what: `${field}: ${value.slice(0, 40)}`,
    headers: json,
    body: withRaw(sample, field, value),
  }));
  const right = JSON.stringify(sample[field]);
  return [
    ...odd,
    { what: `${field} deep`, headers: json, body: withRaw(sample, field, nested()) },
    {
      what: `${field} twice`,
      headers: json,
      body: `{"${field}":${right},"${field}":[],${JSON.stringify(sample).slice(1)}`,
    },
    {
      what: `no ${field}`,
      headers: json,
      body: JSON.stringify({ ...sample, [field]: undefined }),
    },
  ];
}

/** The sample with one more key, or another value for one that it has; the value is JSON. */
function withRaw(sample: Sample, key: string, value: string): string {
  const others = Object.entries(sample).filter(([name]) => name !== key);
  const pairs = others.map(([name, right]) => `${JSON.stringify(name)}:${JSON.stringify(right)}`);
  return `{${[...pairs, `${JSON.stringify(key)}:${value}`].join(',')}}`;
}
