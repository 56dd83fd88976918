import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://127.0.0.1:8080';

/** The two faces of the first view are asked for with the page, not after its style sheet. */
const PRELOADED_FONTS = /ibm-plex-sans-arabic-arabic-400-normal.*\.woff2$/;

const EVERY_PAGE_NEEDS =
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|i18next|react-i18next|styled-components|stylis|use-sync-external-store|cookie)\//;

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

export default defineConfig({
  plugins: [react(), preloadFonts()],
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/media': API } },
  preview: { port: 4173, strictPort: true, proxy: { '/api': API, '/media': API } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: a data: URL would be repeated in every style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes only with its version stays in the browser's cache over our own changes.
        codeSplitting: { groups: [{ name: 'libraries', test: EVERY_PAGE_NEEDS }] },
      },
    },
  },
});
