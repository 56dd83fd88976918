import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type ApiDocument,
  describeApi,
  templateOf,
} from '../../../bff/src/api-document/document.ts';
import { routes } from '../../../bff/src/routes.ts';
import { refuseSecrets } from './refuse-secrets.ts';

/** What came back of a call, by whichever client. */
export interface Answered {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  /** JSON parsed; anything else in any form. */
  readonly body: unknown;
}

/**
 * Throws when the answer of a public call is not in the shop's own document: another status, another
 * media type, or JSON of another shape. Calls that the document does not know pass.
 */
export function expectDescribed(answered: Answered): void {
  const path = answered.path.split('?')[0] ?? '';
  const method = answered.method === 'HEAD' ? 'GET' : answered.method;
  const route = known.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  );
  if (route?.endpoint.path !== '/api/openapi.json') refuseSecrets(answered);
  if (!route) return;
  const said = (found: string): Error =>
    new Error(`${answered.method} ${answered.path} answered ${answered.status}: ${found}`);
  const template = templateOf(route.endpoint.path);
  const answer = document().paths[template]?.[method.toLowerCase()]?.responses[answered.status];
  if (!answer) throw said(`the document names no such status. ${textOf(answered.body)}`);
  if (answered.method === 'HEAD') return;
  const [[type, media] = [null, null]] = Object.entries(answer.content ?? {});
  if (type === null) {
    if (!isEmpty(answered.body)) throw said('the document says that there is no body');
    return;
  }
  if (!fits(answered.contentType, type)) {
    throw said(`${answered.contentType} instead of the document's ${type}`);
  }
  if (!media?.schema) return;
  const check = checkOf([template, method.toLowerCase(), String(answered.status), type]);
  if (!check(answered.body)) {
    throw said(
      `not as the document says: ${ajv().errorsText(check.errors)}. ${textOf(answered.body)}`,
    );
  }
}

const known = routes.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** Made when the first answer comes, once for a test file. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

const document = once((): ApiDocument => describeApi(routes));

const ajv = once(() => {
  const validator = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(validator);
  return validator.addSchema(document(), 'api');
});

function checkOf([path, method, status, type]: readonly string[]): ValidateFunction {
  const steps = ['paths', path, method, 'responses', status, 'content', type, 'schema'];
  const pointer = steps.map((step) => String(step).replace(/~/g, '~0').replace(/\//g, '~1'));
  const check = ajv().getSchema(`api#/${pointer.map(encodeURIComponent).join('/')}`);
  if (!check) throw new Error(`The document has no schema at ${steps.join(' ')}`);
  return check;
}

function fits(contentType: string | null, expected: string): boolean {
  const type = contentType?.split(';')[0] ?? '';
  return expected.endsWith('/*') ? type.startsWith(expected.slice(0, -1)) : type === expected;
}

function isEmpty(body: unknown): boolean {
  return body === null || body === undefined || body === '';
}

function textOf(body: unknown): string {
  return (JSON.stringify(body) ?? '').slice(0, 1_000);
}
