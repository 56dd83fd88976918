import { html, type Html } from './html.ts';
import type { JsonSchema } from './schemas.ts';

type Member = JsonSchema & { readonly $ref?: string; readonly type?: unknown };

/** A schema in a few words, with links to the named ones. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, type, enum: values, anyOf, items, not, const: only } = schema as Member;
  if (typeof $ref === 'string') return linkTo($ref);
  if (Array.isArray(values))
    return html`<code>${values.map(String).join(' | ')}</code
      >${limitsOf({ default: schema['default'] })}`;
  if (not !== undefined) return html`<code>nothing</code>`;
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(anyOf)) return joined((anyOf as Member[]).map(typeOf));
  if (type === 'array') return html`list of ${typeOf((items ?? {}) as JsonSchema)}`;
  const names = [type ?? 'anything'].flat().map(String).join(' or ');
  return html`<code>${names}</code>${limitsOf(schema)}`;
}

/** The fields of an object, each on its line; anything else in a few words. */
export function schemaLines(schema: JsonSchema): Html {
  const { properties, allOf, required } = schema as Member;
  if (Array.isArray(allOf)) return html`${(allOf as Member[]).map(schemaLines)}`;
  if (!properties) return html`<p>${typeOf(schema)}</p>`;
  const needed = new Set((required ?? []) as string[]);
  return html`<table>
      ${Object.entries(properties as Record<string, Member>).map(
        ([name, member]) =>
          html`<tr>
            <th scope="row">
              <code>${name}</code>${needed.has(name) ? null : html`<small>optional</small>`}
            </th>
            <td>${fieldOf(member)}</td>
          </tr>`,
      )}
    </table>
    ${examplesOf(schema)}`;
}

function fieldOf(member: Member): Html {
  const inner = (member.type === 'array' ? member['items'] : member) as Member;
  const isObject = inner.type === 'object' && inner['properties'] !== undefined;
  const { description } = member;
  const lines = isObject ? schemaLines(inner) : null;
  return html`${isObject && member === inner ? null : typeOf(member)}
  ${typeof description === 'string' ? description : null} ${lines}`;
}

function examplesOf({ examples }: JsonSchema): Html | null {
  if (!Array.isArray(examples)) return null;
  return html`${(examples as unknown[]).map(
    (example) => html`<pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`,
  )}`;
}

function limitsOf(schema: JsonSchema): Html {
  const limit = (name: string, word: string, unit = ''): string[] =>
    schema[name] === undefined ? [] : [`${word} ${JSON.stringify(schema[name])}${unit}`];
  const words = [
    ...limit('format', 'as'),
    ...limit('minimum', 'from'),
    ...limit('maximum', 'up to'),
    ...limit('minLength', 'at least', ' characters'),
    ...limit('maxLength', 'at most', ' characters'),
    ...limit('default', 'by default'),
  ];
  return words.length === 0 ? html`` : html` <small>${words.join(', ')}</small>`;
}

function linkTo(reference: string): Html {
  const name = reference.split('/').at(-1) ?? '';
  return html`<a href="#schema-${name}">${name}</a>`;
}

function joined(types: readonly Html[]): Html {
  return html`${types.map((type, index) => (index === 0 ? type : html` or ${type}`))}`;
}
