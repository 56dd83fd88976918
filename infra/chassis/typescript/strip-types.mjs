import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import swc from '@swc/wasm-typescript';

/** Node's hook for loading a module: of TypeScript what is left without its types. */
export async function load(url, context, loadNext) {
  if (!url.endsWith('.ts')) return loadNext(url, context);
  const path = fileURLToPath(url);
  const source = withoutTypes(await readFile(path, 'utf8'), path);
  return { format: 'module', source, shortCircuit: true };
}

/** Blanks stand where the types stood: lines and columns stay true. */
function withoutTypes(text, path) {
  try {
    return swc.transformSync(text, { mode: 'strip-only', filename: path }).code;
  } catch (thrown) {
    const { message, snippet = '', startLine = 0 } = thrown;
    throw new SyntaxError(`${message}\n    at ${path}:${startLine}\n${snippet}`);
  }
}
