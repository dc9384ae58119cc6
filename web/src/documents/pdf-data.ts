const urls = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);

const byName = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1)!, url]));

/** Loads fonts, character maps and image decoders of PDF.js from this server. */
export class BundledData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename);
    const response = url === undefined ? null : await fetch(url);
    if (!response?.ok) throw new Error(`${filename} could not be loaded`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
