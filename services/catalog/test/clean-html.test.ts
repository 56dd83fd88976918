import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanHtml } from '../src/products/clean-html.ts';

fc.configureGlobal({ seed: suiteSeed() });

/** Makes the parser look at the rest of a text, and comes out of it as it was. */
const MARK = '&amp;';

const pieces = fc.array(
  fc.constantFrom(
    ...['p', 'h2', 'b', 'strong', 'span', 'ul', 'ol', 'li'].flatMap((tag) => [
      `<${tag}>`,
      `</${tag}>`,
    ]),
    '<br>',
    '<p dir="rtl">',
    '<p dir="rtl" style="text-align: right">',
    '<li class="a b" dir="auto">',
    '<b dir="rtl" dir="ltr">',
    '<ul dir="">',
    '<p dir="right">',
    '<span style="content: \'>\'">',
    '<p title="&quot;">',
    "<p style='a'>",
    '<p\nclass="a">',
    '<p title="a"dir="rtl">',
    '<p onclick="alert(1)">',
    '<p style="a',
    '">',
    '<!-- <p dir="rtl" class="a"> -->',
    '<textarea>',
    '<script>',
    '</script>',
    '<h1>',
    '<P>',
    '< p>',
    '<p',
    '</p',
    '<!--',
    'ذهب',
    'x "y"',
    "'",
    '\n',
    ' ',
    '&',
    '&lt;',
    '<',
    '>',
    '\u00a0',
    '\u202e',
  ),
  { maxLength: 12 },
);

const words = fc.constantFrom(
  'خاتم',
  'a "b"',
  '',
  '\n ',
  '<b>ذهب</b> x',
  '<em></em>',
  '<i>a</i><u>b</u>',
);
const attributes = fc
  .array(
    fc.constantFrom(
      ' dir="rtl"',
      ' dir="auto"',
      ' dir="RTL"',
      ' style="text-align: right; color: #fff"',
      ' data-mce-fragment="1"',
      ' class=""',
      ' title="a \' = b"',
      ' data-dir="ltr"',
    ),
    { maxLength: 3 },
  )
  .map((all) => all.join(''));
const block = fc.oneof(
  fc.tuple(attributes, words).map(([said, text]) => `<p${said}>${text}</p>`),
  fc
    .tuple(attributes, fc.array(words, { maxLength: 3 }))
    .map(([said, texts]) => `<ul${said}>\n<li>${texts.join(`</li> <li${said}>`)}</li></ul>`),
  words,
);

describe('a description comes out the same, whether or not it needs a parser', () => {
  test.each([
    ['of loose pieces', pieces.map((all) => all.join(''))],
    ['of whole paragraphs and lists', fc.array(block, { maxLength: 5 }).map((all) => all.join(''))],
  ])('%s', (_, descriptions) => {
    fc.assert(
      fc.property(descriptions, (html) => {
        expect(cleanHtml(html)).toBe(cleanHtml(MARK + html).slice(MARK.length));
      }),
      { numRuns: 3_000 },
    );
  });
});

test('a long description that is almost plain is read as fast as a short one', () => {
  const almost = `${'<p>ذهب <b>x</b></p>'.repeat(20_000)}<p>`;
  expect(cleanHtml(almost)).toBe(`${almost}</p>`);
});
