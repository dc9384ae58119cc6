import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.EVIDENT_SERVER ?? 'http://localhost:4000';

/** Never in a file that other screens fetch. */
const OF_THE_EDITOR = /tiptap|prosemirror|yjs|hocuspocus|lib0|src.editor/;

/** Has the browser fetch what comes first before it has read anything else: the script that asks the first questions, and the letters of the interface. */
const first: Plugin = {
  name: 'first',
  // The storybook and the page of the editor's figures are built with this file, too: they have no server to ask. While one develops nothing is built, and there is no input.
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
  plugins: [react(), first],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files of their own: data: addresses would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shell and the editor are as large as they are; web/scripts/budget.ts says what is too much.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Many small files cost more than a few that hold a little too much: a request each, on both sides.
        codeSplitting: {
          groups: [
            { name: 'preload', test: /vite.preload-helper/, priority: 3 },
            { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith('/src/early.ts'), priority: 2 },
            { name: 'screens', minShareCount: 4, test: (id) => !OF_THE_EDITOR.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ping': server, '/f/': server } },
});
