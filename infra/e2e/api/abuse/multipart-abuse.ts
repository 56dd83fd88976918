import type { Abuse } from './abuse.ts';

const BOUNDARY = 'a-boundary-of-this-suite';
const right = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const END = `--${BOUNDARY}--\r\n`;

/** One text field of a form. */
const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** One file; `disposition` stands behind the field's name. */
const file = (name: string, disposition: string, content: string, type = 'text/csv'): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; ${disposition}\r\n` +
  `Content-Type: ${type}\r\n\r\n${content}\r\n`;

/** Strange, but a form: a call may take them where it needs no file or takes any. */
const lenient = /gzip|only an end|without a name|constructor|an empty file|file called/;

/** Whether a call may take it. */
export const mayBeTaken = ({ what }: Abuse): boolean => lenient.test(what);

const nobodysNames = [
  'filename="../../../../etc/passwd"',
  'filename="..\\..\\windows\\win.ini"',
  'filename="/dev/null"',
  'filename="a\u0000b.csv"',
  'filename=""',
  'filename="."',
  `filename="${'x'.repeat(5_000)}.csv"`,
  'filename="\u202egpj.exe"',
  'filename="a.csv"; filename="b.csv"',
  "filename*=UTF-8''%00%0d%0a.csv",
  "filename*=UTF-8''%FF%FE",
  "filename*=none-such'x'a.csv",
  'filename="con.csv:stream"',
  'filename="<img src=x onerror=alert(1)>.csv"',
  'filename="\'; DROP TABLE products; --"',
  'filename="خاتم ٢١.csv"',
  'filename="__proto__"',
];

/** Everything that is done to one call that takes a form; none of it is a form of ours. */
export function multipartAbuses(
  sample: Readonly<Record<string, unknown>>,
  fileField: string,
  content: string,
): Abuse[] {
  const fields = Object.entries(sample)
    .map(([name, value]) => field(name, String(value)))
    .join('');
  const whole = fields + END;
  const form = (what: string, body: string): Abuse => ({ what, headers: right, body });
  return [
    ...wrongEnvelopes(whole),
    form('only an end', END),
    form('no end', fields),
    form('cut within a part', whole.slice(0, whole.length / 2)),
    form('cut within a file', file(fileField, 'filename="a.csv"', 'x').slice(0, -20)),
    form('a preamble without an end', 'x'.repeat(100_000)),
    form('a thousand fields', manyFields(1_000) + whole),
    form('a field over its limit', field('x', 'x'.repeat(100_001)) + whole),
    form('a NUL in a field', field(Object.keys(sample)[0] ?? 'x', 'a\u0000b') + END),
    form('a part without a head', `--${BOUNDARY}\r\n\r\nx\r\n${END}`),
    form(
      'a part without a name',
      `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`,
    ),
    form('a huge head', `--${BOUNDARY}\r\nX-Head: ${'x'.repeat(100_000)}\r\n\r\nx\r\n${END}`),
    form('many heads', `--${BOUNDARY}\r\n${'X-Head: x\r\n'.repeat(5_000)}\r\nx\r\n${END}`),
    form('the key __proto__', field('__proto__', '1') + whole),
    form('the key constructor', field('constructor', '1') + whole),
    form('a file in a field of no name', file('none-such', 'filename="a.csv"', 'x') + whole),
    form('a file in a text field', file(Object.keys(sample)[0] ?? 'x', 'filename="a"', 'x') + END),
    form('an empty file', fields + file(fileField, 'filename="a.csv"', '') + END),
    form(
      'a file of NULs',
      fields + file(fileField, 'filename="a.csv"', '\u0000'.repeat(5_000)) + END,
    ),
    form(
      'a form within a form',
      fields + file(fileField, 'filename="a"', whole, 'multipart/mixed') + END,
    ),
    form('fifty files', file(fileField, 'filename="a.csv"', 'x').repeat(50) + whole),
    form('a page that calls itself a picture', pageAsPicture(fileField) + whole),
    ...nobodysNames.map((name) =>
      form(`a file called ${name.slice(0, 40)}`, fields + file(fileField, name, content) + END),
    ),
  ];
}

function wrongEnvelopes(whole: string): Abuse[] {
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=another',
    `multipart/form-data; boundary="${BOUNDARY}`,
    `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
    `multipart/mixed; boundary=${BOUNDARY}`,
    'application/json',
    'text/csv',
  ];
  return [
    { what: 'no body', headers: {} },
    { what: 'an empty form', headers: right },
    ...types.map((type) => ({
      what: `the type ${type.slice(0, 60)}`,
      headers: { 'content-type': type },
      body: whole,
    })),
    { what: 'a gzip that is none', headers: { ...right, 'content-encoding': 'gzip' }, body: whole },
  ];
}

function manyFields(count: number): string {
  return Array.from({ length: count }, (_, index) => field(`f${index}`, '1')).join('');
}

function pageAsPicture(name: string): string {
  return file(name, 'filename="a.png"', '<html><script>alert(1)</script></html>', 'image/png');
}
