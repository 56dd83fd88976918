import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The public list of texts that have broken software somewhere. */
const publicList = JSON.parse(
  readFileSync(require.resolve('big-list-of-naughty-strings/blns.json'), 'utf8'),
) as string[];

const mark = (code: number): string => String.fromCodePoint(code);
const RLO = mark(0x202e);
const LRO = mark(0x202d);
const PDF = mark(0x202c);
const RLI = mark(0x2067);
const FSI = mark(0x2068);
const PDI = mark(0x2069);
const RLM = mark(0x200f);
const LRM = mark(0x200e);
const ALM = mark(0x061c);
const ZWJ = mark(0x200d);
const ZWNJ = mark(0x200c);
const TATWEEL = mark(0x0640);
const SHADDA_FATHA = mark(0x0651) + mark(0x064e);

/** What Arabic, its marks of direction, and a jeweller's tags bring along. */
const ours: readonly string[] = [
  `${RLO}gpj.خاتم${PDF}`,
  `${LRO}خاتم 21${PDF}`,
  `${RLI}Ring 21K${PDI} خاتم`,
  `${FSI}سلسلة`,
  `${PDI}${PDI}${PDF}انسيال`,
  `خاتم${RLM}!`,
  `${LRM}21${ALM}٪`,
  `می${ZWNJ}خواهم`,
  `ب${ZWJ}`,
  `ذهــــــــــــــب`,
  `د${TATWEEL.repeat(200)}هب`,
  `ذ${SHADDA_FATHA}هَبٌ`,
  `ذ${SHADDA_FATHA.repeat(100)}`,
  'إأآٱا ىي ةه ؤو ئي ءك',
  'لا ﻻ ﷲ ﷺ ﷽ ﴾٢١﴿',
  '٣٫٥ جرام ١٬٢٥٠',
  '۳۵ گرم چ پ ژ',
  '٪٥٠ − ٢٠',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '👨‍👩‍👧‍👦💍👰🏽‍♀️🇪🇬',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  `${mark(0xfeff)}خاتم`,
  `خاتم${mark(0xfeff)}`,
  `سطر${mark(0x2028)}آخر${mark(0x2029)}فقرة`,
  'سطر\nآخر',
  'سطر\r\nآخر\tعمود',
  'Caf\u00e9 آ',
  'Cafe\u0301 آ',
  'ﬁ ﬂ ① ㎎',
  'İıŞşĞğ ẞß ſ',
  `${mark(0xe0001)}${mark(0xe0041)}تاج`,
  `${mark(0x00ad)}خا${mark(0x00ad)}تم`,
  `${mark(0x2060)}${mark(0x180e)}${mark(0x3164)}`,
  `${mark(0xfffd)}${mark(0xffff)}${mark(0xfdd0)}`,
  mark(0x10ffff),
  '\u0001\u0007\u001b[31mred\u009b',
  '\u0000',
  '\ud800',
  '  محاط بمسافات  ',
  `${mark(0xa0)}محاط${mark(0x3000)}`,
  `'; DROP TABLE products; --`,
  `\\'; \\" \\\\ \\u0041 %s %00 $1 $& {0} #{1}`,
  '=1+1|"cmd"',
  '{{k21}} {orderId} {__proto__}',
  '${7*7} <%= 7 %> #set($x=1)',
  '&lt;b&gt; &amp;amp; &#x202e; &nbsp;',
  'null',
  'undefined',
  '[object Object]',
  '-0',
];

/** Markup that runs where it is not cleaned or not escaped; each calls for `dialogs` or our host. */
export const markup: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<a href="javascript:alert(1)">اضغط</a>',
  '<a href="java\tscript:alert(1)">اضغط</a>',
  '<a href="&#106;avascript:alert(1)">اضغط</a>',
  '<a href="data:text/html,<script>alert(1)</script>">اضغط</a>',
  '<a href="//elsewhere.example/x">اضغط</a>',
  '<p style="background:url(http://elsewhere.example/x)">نص</p>',
  '<img src="http://elsewhere.example/pixel.png">',
  '<link rel=stylesheet href=http://elsewhere.example/x.css>',
  '<meta http-equiv=refresh content="0;url=http://elsewhere.example/">',
  '<base href="http://elsewhere.example/">',
  '<form action="http://elsewhere.example/"><input autofocus onfocus=alert(1)></form>',
  '<details open ontoggle=alert(1)>نص</details>',
  '<video><source onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  `' onmouseover='alert(1)`,
  '" autofocus onfocus="alert(1)',
  'javascript:alert(1)',
  '<b>نص</b',
  '<p dir="rtl" onclick="alert(1)">نص</p>',
  '<td colspan="9999999">x</td>',
];

export const naughtyTexts: readonly string[] = [...ours, ...markup, ...publicList];

/** Each of ours in the middle of one of the public list, in turn: for the long run. */
export const mixedTexts: readonly string[] = publicList.map((text, index) => {
  const half = Math.floor(text.length / 2);
  return text.slice(0, half) + (ours[index % ours.length] ?? '') + text.slice(half);
});
