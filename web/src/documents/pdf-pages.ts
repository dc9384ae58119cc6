import type { Rotation } from '@evident/domain/documents';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { OutlineEntry, ShownPages } from './shown-pages.ts';

/** CSS pixels per point. */
const CSS_UNITS = 96 / 72;
/** Pages kept open besides those in view. */
const OUTLINE_MAX = 1000;

/** Asks for a password; null gives up. `wrong` after a first try. */
export type AskPassword = (wrong: boolean) => Promise<string | null>;

let library: Promise<typeof import('pdfjs-dist')> | null = null;

async function pdfLibrary(): Promise<typeof import('pdfjs-dist')> {
  const [pdf, { default: workerUrl }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  pdf.GlobalWorkerOptions.workerSrc = workerUrl;
  return pdf;
}

/** Opens a PDF in parts, with range requests. @throws Error if it cannot be read or the password is missing */
export async function openPdf(
  url: string,
  askPassword: AskPassword,
  httpHeaders: Readonly<Record<string, string>> = {},
): Promise<ShownPages & { close(): void }> {
  const [pdf, { BundledData }] = await Promise.all([(library ??= pdfLibrary()), import('./pdf-data.ts')]);
  const loading = pdf.getDocument({
    url,
    withCredentials: true,
    httpHeaders,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: BundledData,
    cMapPacked: true,
  });
  loading.onPassword = (give: (password: string) => void, reason: number) => {
    void askPassword(reason === pdf.PasswordResponses.INCORRECT_PASSWORD).then((password) =>
      password === null ? loading.destroy() : give(password),
    );
  };
  const document = await loading.promise;
  return { ...pagesOf(document, pdf.TextLayer), close: () => void loading.destroy() };
}

function pagesOf(document: PDFDocumentProxy, TextLayer: typeof import('pdfjs-dist').TextLayer): ShownPages {
  const viewportOf = (page: PDFPageProxy, scale: number, rotation: Rotation) =>
    page.getViewport({ scale: scale * CSS_UNITS, rotation: (page.rotate + rotation) % 360 });
  return {
    count: document.numPages,
    async size(number) {
      const { width, height } = viewportOf(await document.getPage(number), 1, 0);
      return { width, height };
    },
    async draw(number, canvas, scale, rotation, signal) {
      const page = await document.getPage(number);
      if (signal.aborted) return;
      const task = page.render({ canvas, viewport: viewportOf(page, scale, rotation) });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise.catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    async text(number, layer, scale, rotation) {
      const page = await document.getPage(number);
      const textContentSource = await page.getTextContent();
      layer.replaceChildren();
      await new TextLayer({
        textContentSource,
        container: layer,
        viewport: viewportOf(page, scale, rotation),
      }).render();
      return textContentSource.items.some((item) => 'str' in item && item.str.trim() !== '');
    },
    outline: () => outlineOf(document),
  };
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const add = async (items: Outline, depth: number): Promise<void> => {
    for (const { title, dest, items: inner } of items ?? []) {
      if (entries.length >= OUTLINE_MAX) return;
      entries.push({ title, depth, page: await pageOf(document, dest) });
      await add(inner as Outline, depth + 1);
    }
  };
  await add(await document.getOutline(), 0);
  return entries;
}

async function pageOf(document: PDFDocumentProxy, dest: string | unknown[] | null): Promise<number | null> {
  try {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [target] = place ?? [];
    if (typeof target === 'number') return target + 1;
    return target ? (await document.getPageIndex(target as never)) + 1 : null;
  } catch {
    return null;
  }
}
