import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'service-worker.js';
const PAGE = 'index.html';
/** Files that a note needs without a connection: code, styles, fonts of Latin script. Others load from the network. */
const KEPT = /\.(css|js)$|latin-(wght|ext-wght)-normal-[^/]+\.woff2$/;
/** Large parts that need the server anyway: documents, video, charts. */
const ONLINE_ONLY = /assets\/(pdf|hls|engine)[-.]/;

/** Builds the service worker, with the list of files to keep and a hash of them in front. */
export const serviceWorker = (root: string): Plugin => ({
  name: 'service-worker',
  buildStart({ input }) {
    if (this.environment.mode === 'build' && Object.values(input).includes(`${root}/index.html`))
      this.emitFile({ type: 'chunk', id: `${root}/src/service-worker/service-worker.ts`, fileName: NAME });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter((name) => KEPT.test(name) && name !== NAME && !ONLINE_ONLY.test(name));
      const files = [PAGE, ...readdirSync(join(root, 'public')), ...built].sort().map((name) => `/${name}`);
      const page = bundle[PAGE];
      const build = createHash('sha256')
        .update(JSON.stringify([files, worker.code, page?.type === 'asset' && String(page.source)]))
        .digest('hex')
        .slice(0, 16);
      worker.code = `self.evident=${JSON.stringify({ files, build })};\n${worker.code}`;
    },
  },
});
