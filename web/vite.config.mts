import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const API = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** The faces of the first view are asked for with the page, not once it is laid out. */
const PRELOADED_FONTS = /(?:plex-[46]00|amiri-arabic)-.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

const FIRST_PAINT = '<script src="/first-paint.js"></script>';
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/g;

/** What the first paint waits for stands in the page itself: one way to the shop instead of three. */
function writeIntoPage(): Plugin[] {
  return [
    {
      name: 'inline-first-paint',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => {
          const script = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8');
          const { code } = minifySync('first-paint.js', script);
          return html.replace(FIRST_PAINT, () => `<script>${code}</script>`);
        },
      },
    },
    {
      name: 'inline-style-sheet',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) =>
          html.replace(STYLE_SHEET, (link, file: string) => {
            const sheet = bundle[file];
            return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
          }),
      },
    },
  ];
}

const LIBRARIES = /<link rel="modulepreload"([^>]*) href="(\/assets\/libraries-[^"]+)">\s*/;

/** A script of their own, run before ours: a slow phone answers between the two. */
function runLibrariesFirst(): Plugin {
  return {
    name: 'run-libraries-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [link, attributes, file] = LIBRARIES.exec(html) ?? [];
        if (link === undefined) return html;
        const script = `<script type="module"${attributes} src="${file}"></script>\n    `;
        return html
          .replace(link, '')
          .replace('<script type="module"', () => `${script}<script type="module"`);
      },
    },
  };
}

/** Fonts and pictures are compressed by their own formats. */
const COMPRESSIBLE = /\.(js|css|svg)$/;
const SMALLEST_WORTH_IT = 1024;

/** Compressed once, at its best, beside each file: the server only picks one. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: ({ dir = '' }) => {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(dir, name);
        const bytes = readFileSync(file);
        if (bytes.length < SMALLEST_WORTH_IT) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * The same screens for the server, whole in one folder inside what browsers get, which it hides: both
 * are put in place, and shipped, together.
 */
function drawOnServer(): Plugin {
  return {
    name: 'draw-on-server',
    apply: 'build',
    config: ({ build = {} }) => ({
      // First what empties the folder.
      builder: {
        buildApp: async (builder) => {
          for (const name of ['client', 'ssr']) {
            const environment = builder.environments[name];
            if (environment) await builder.build(environment);
          }
        },
      },
      environments: {
        ssr: {
          // It runs beside packages of other versions, or none.
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            outDir: join(build.outDir ?? 'dist', '.server'),
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            minify: true,
            rolldownOptions: {
              input: { 'draw-pages': 'src/server/draw-pages.ts' },
              // Modules by their name: nothing beside them says that they are.
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        },
      },
    }),
  };
}

const OF_A_PACKAGE = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/?]+)/;

/** Notes of which packages the pages are made, by their folders, where no browser gets it. */
function listPackages(): Plugin {
  return {
    name: 'list-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const styles = [...this.getModuleIds()].filter((id) => /\.css(\?|$)/.test(id));
      const ids = [...chunks.flatMap(({ moduleIds }) => moduleIds), ...styles];
      const folders = ids.flatMap((id) => OF_A_PACKAGE.exec(id)?.[1] ?? []);
      const root = join(import.meta.dirname, '..');
      const packages = [...new Set(folders.map((folder) => relative(root, folder)))].toSorted();
      // Beside Vite's manifest, or within the server's own folder.
      const fileName = this.environment.name === 'ssr' ? 'packages.json' : '.vite/packages.json';
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(packages, null, 1) });
    },
  };
}

/** What the till is drawn by, beside what every page loads. */
const TILL_SCREENS = ['src/admin/routes.tsx', 'src/admin/pos/pos-screen.tsx'];
/** Beside them the till asks for nothing else before it is used. */
const KEPT_FILES = /\.(js|css|woff2)$/;

/** The worker that starts the till without a network, with the names of the files it has to keep. */
function installTill(): Plugin {
  return {
    name: 'install-till',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = filesOfTill(bundle).map((file) => `/${file}`);
        const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
        const path = join(import.meta.dirname, 'src/worker/till-worker.ts');
        const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
        const source = code
          .replace('TILL_BUILD', JSON.stringify(build))
          .replaceAll('TILL_FILES', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'till-worker.js', source });
      },
    },
  };
}

function filesOfTill(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const begin = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || TILL_SCREENS.some((screen) => facadeModuleId?.endsWith(screen)),
  );
  const reached = new Set<string>();
  const reach = (name: string): void => {
    const file = bundle[name];
    if (!file || reached.has(name)) return;
    reached.add(name);
    if (file.type === 'chunk') file.imports.forEach(reach);
  };
  begin.forEach(({ fileName }) => reach(fileName));
  const shared = Object.keys(bundle).filter((name) => /\.(css|woff2)$/.test(name));
  return [...reached, ...shared].filter((name) => KEPT_FILES.test(name)).toSorted();
}

/** React Router offers bundlers its build for development only, which also warns of mistakes. */
function productionRouter(): Plugin {
  const alias = ['react-router', 'react-router/dom'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
  }));
  return { name: 'production-router', apply: 'build', config: () => ({ resolve: { alias } }) };
}

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    writeIntoPage(),
    preloadFonts(),
    runLibrariesFirst(),
    installTill(),
    listPackages(),
    precompress(),
    drawOnServer(),
  ],
  // Names of classes follow from the files: browser and server come to the same.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/media': API } },
  preview: { port: 4173, strictPort: true, proxy: { '/api': API, '/media': API } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Tells the server which files a screen is made of.
    manifest: true,
    // Fonts and pictures stay files: a data: URL would be repeated in every style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files; what changes only with its version stays in
            // the browser's cache over our own changes.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/ },
                { name: 'shop', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
});
