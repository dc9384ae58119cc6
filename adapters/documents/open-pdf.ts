import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a PDF without network, fonts of the system, or forms that run scripts. */
export async function openPdf(file: string, password?: string): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const inFolder = (name: string): string => path.join(folder, name) + path.sep;
  return getDocument({
    data: new Uint8Array(await readFile(file)),
    password,
    verbosity: 0,
    useSystemFonts: false,
    enableXfa: false,
    cMapUrl: inFolder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: inFolder('standard_fonts'),
    wasmUrl: pathToFileURL(inFolder('wasm')).href,
    iccUrl: inFolder('iccs'),
    stopAtErrors: false,
  }).promise;
}
