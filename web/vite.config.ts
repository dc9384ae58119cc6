import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.EVIDENT_SERVER ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Fonts and pictures stay files of their own: data: addresses would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ping': server, '/f/': server } },
});
