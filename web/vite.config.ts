import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './scripts/keep-app.ts';

const server = process.env.EVIDENT_SERVER ?? 'http://localhost:4000';

/** Kept out of files shared with other screens. */
const OF_THE_EDITOR = /tiptap|prosemirror|yjs|hocuspocus|lib0|src.editor/;

/** Preloads the script with the first requests and the interface fonts. */
const first: Plugin = {
  name: 'first',
  // Skips Storybook and the benchmark page, which have no server. The dev server has no input.
  buildStart({ input }) {
    if (this.environment.mode === 'build' && Object.values(input).includes(`${import.meta.dirname}/index.html`))
      this.emitFile({ type: 'chunk', id: `${import.meta.dirname}/src/early.ts`, name: 'early' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle, path }) {
      const file = (named: RegExp) => Object.keys(bundle ?? {}).find((name) => named.test(name));
      const early = bundle ? file(/early-[^/]+\.js$/) : path === '/index.html' ? 'src/early.ts' : undefined;
      if (early === undefined) return [];
      const letters = file(/inter-latin-wght-normal/);
      return [
        {
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `/${early}` },
          injectTo: 'head-prepend',
        },
        ...(letters
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${letters}` },
                injectTo: 'head' as const,
              },
            ]
          : []),
      ];
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), first, serviceWorker(import.meta.dirname)],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Keeps fonts and images as files: data: URLs would weaken the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first load has these already, so no screen lists them.
      resolveDependencies: (_file, needed) => needed.filter((name) => !/\/(rolldown-runtime|preload)-/.test(name)),
    },
    // The code that four screens share is one chunk of 830 kB. web/scripts/budget.ts enforces the limit of the first load.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // The first load lists each file by name. 36 bits or more distinguish its versions.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // Merges small files: a request each costs more than some unused code.
        codeSplitting: {
          groups: [
            { name: 'preload', test: /vite.preload-helper/, priority: 3 },
            {
              name: 'shell',
              tags: ['$initial'],
              test: (id) => !/src\/(early|service-worker\/.+)\.ts$/.test(id),
              priority: 2,
            },
            { name: 'screens', minShareCount: 4, test: (id) => !OF_THE_EDITOR.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ping': server, '/f/': server } },
});
