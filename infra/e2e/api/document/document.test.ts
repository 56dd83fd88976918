import { Validator } from '@seriousme/openapi-schema-validator';
import { pathOf } from '@dahab/protocol/endpoint.ts';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../../../../bff/src/api-document/document.ts';
import { routes } from '../../../../bff/src/routes.ts';
import { openShop } from '../open-shop.ts';

const shop = await openShop();
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(shop.url + path, { headers });
const first = await get('/api/openapi.json');
const document = (await first.json()) as ApiDocument;

test('the document is right by the rules of OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0');
  // A copy: the validator works on what it is given.
  const checked = await new Validator().validate({ ...structuredClone(document) });
  expect(checked).toEqual({ valid: true });
});

test('every named schema is used, and its examples fit it', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const text = JSON.stringify(document);
  for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
    const check = ajv.getSchema(`api#/components/schemas/${name}`);
    const faults = (examples as unknown[]).map((example) => check?.(example) && check.errors);
    expect({ name, faults }).toEqual({ name, faults: faults.map(() => null) });
    expect(text).toContain(`"#/components/schemas/${name}"`);
  }
});

test.each(routes.map(({ endpoint }) => endpoint))(
  '$method $path says who may, what it takes and how it refuses',
  ({ method, path, access, body, files }) => {
    const template = path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[template]?.[method.toLowerCase()];
    expect(operation?.security).toEqual(access === 'public' ? [] : [{ session: [] }]);
    expect(operation?.tags).toHaveLength(1);
    expect(operation?.requestBody !== undefined).toBe(body !== null || files !== null);
    for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
      if (Number(status) < 400) continue;
      const problem = { schema: { $ref: '#/components/schemas/Problem' } };
      expect(content).toEqual({ 'application/json': problem });
    }
  },
);

test('it names what comes by itself: defaults, files, headers', () => {
  const { get: list } = document.paths['/api/products'] ?? {};
  const defaults = list?.parameters?.map(({ name, schema }) => [name, schema['default']]);
  expect(defaults).toContainEqual(['page', 1]);
  expect(defaults).toContainEqual(['limit', 12]);
  const upload = document.paths['/api/upload']?.['post']?.requestBody?.content;
  expect(JSON.stringify(upload)).toContain('"maxItems":10');
});

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is not sent again to who has it',
  async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('the page tells of every call, and brings neither script nor asset', async () => {
  const page = await get('/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  for (const { endpoint } of routes)
    expect(text).toContain(pathOf(endpoint.path.replace(/:(\w+)/g, '{$1}')));
  expect(text).not.toMatch(/<script|<link|<img|\ssrc=|\son\w+=/i);
  const outside = [...text.matchAll(/href="([^"]*)"/g)].filter(
    ([, to]) => !/^(#|\/api\/)/.test(to ?? ''),
  );
  expect(outside).toEqual([]);
});
