import type { EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

const head = `# Events

Written by \`node --import ./infra/chassis/typescript/load.mjs infra/docs/write-events.ts\` from the
definitions in the services' contracts; a test fails when it is not up to date.

A payload is checked by its schema when it is emitted and again when it is handled. What a hearer
cannot take (an event or a version that it does not know, a payload that does not fit) is parked in its
inbox with the reason, holds up nothing, and is handled when it is redriven after an update. A field
that is added is optional; a change that old hearers cannot read is a new version beside the old one.

What is heard by open pages only is told once after its commit, without outbox and inbox. The front
door checks what it passes on, too: of what it cannot read, pages only hear to read again.
`;

/** The page that lists every event, its version, its payload and who hears it. */
export function describeEvents(kinds: readonly EventKind[]): string {
  return [head, ...kinds.map(describeEvent)].join('\n');
}

function describeEvent(kind: EventKind): string {
  const shape = z.toJSONSchema(kind.payload, { io: 'output' }) as Shape;
  const { properties = {}, required = [], $defs = {} } = shape;
  const heardBy = kind.heardBy.length > 0 ? kind.heardBy.join(', ') : 'open pages only';
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ', optional';
    return `- \`${name}\`: ${typeOf(field, $defs)}${optional}`;
  });
  return [
    `## ${kind.name}, version ${kind.version}`,
    '',
    `${kind.summary}. Heard by: ${heardBy}.`,
    '',
    ...(fields.length > 0 ? fields : ['No payload.']),
    '',
  ].join('\n');
}

function typeOf(shape: Shape, defs: Readonly<Record<string, Shape>>): string {
  const inner = (one: Shape): string => typeOf(one, defs);
  const named = defs[shape.$ref?.split('/').at(-1) ?? ''];
  const either = shape.anyOf ?? shape.oneOf;
  if (named) return inner(named);
  if (either) return either.map(inner).join(' or ');
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum) return shape.enum.map(code).join(', ');
  if (shape.items) return `list of ${inner(shape.items)}`;
  if (!shape.properties) return shape.format ?? shape.type ?? 'any';
  const fields = Object.entries(shape.properties).map(([name, one]) => `${name}: ${inner(one)}`);
  return `{ ${fields.join('; ')} }`;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
