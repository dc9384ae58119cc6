import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

/** Drops files onto the page, as from a file manager. */
export const drop = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    (files) => {
      const data = new DataTransfer();
      for (const { name, base64 } of files)
        data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString('base64') })),
  );
