/** Turn the direction of everything after them: in a name they would turn the page's title too. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words of people on one line, without what could turn or break what stands around them. */
export function oneLine(text: string): string {
  return text.replace(TURNS_DIRECTION, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** Text for between tags and inside quoted attributes, of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** JSON for inside a `<script>`: nothing in it can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
