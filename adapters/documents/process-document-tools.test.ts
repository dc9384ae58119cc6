import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PagesToRead } from '@evident/application/documents/document-tools';
import type { PdfNews } from '@evident/domain/documents';
import { pdfOfPages } from '../../test/support/pdf-of-pages.ts';
import { FolderStorage } from '../files/folder-storage.ts';
import { DOCUMENT_LIMITS } from './document-child.ts';
import { ProcessDocumentTools } from './process-document-tools.ts';

const never = new AbortController().signal;
const fixture = (name: string) => readFile(join(import.meta.dirname, '../../test/fixtures/documents', name));

describe('reading documents in processes of their own', () => {
  let folder: string;
  let storage: FolderStorage;
  let tools: ProcessDocumentTools;

  const stored = async (bytes: Uint8Array): Promise<string> => {
    const key = randomUUID();
    const once = async function* () {
      yield bytes;
    };
    await storage.write(key, once(), { maxBytes: 10_000_000, mediaType: 'application/pdf' });
    return key;
  };
  const newsOf = async (bytes: Uint8Array, part: Partial<PagesToRead> = {}, by = tools): Promise<PdfNews[]> => {
    const pages: PagesToRead = { key: await stored(bytes), form: 'PDF', pixels: null, finished: [], ...part };
    const news: PdfNews[] = [];
    for await (const one of by.read(pages, never)) news.push(one);
    return news;
  };
  const pagesIn = (news: readonly PdfNews[]) =>
    news.flatMap((one) => (one.type === 'page.processed' || one.type === 'page.failed' ? one.pageNum : []));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evident-documents-'));
    storage = await FolderStorage.open(folder);
    tools = new ProcessDocumentTools(storage, null);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('goes on after the pages that were read before, to the last of 1,000', async () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `Page ${index + 1}`);
    const finished = lines.slice(0, 700).map((_, index) => index + 1);
    const news = await newsOf(pdfOfPages(lines), { finished });
    expect(pagesIn(news)).toEqual(lines.slice(700).map((_, index) => index + 701));
    expect(news.at(-2)).toMatchObject({ type: 'page.processed', pageContent: 'Page 1000', source: 'TEXT' });
    expect(news.at(-1)).toEqual({ type: 'pdf.complete', pageCount: 1_000 });
  }, 60_000);

  it('names a broken page, and reads the others', async () => {
    const text = new TextDecoder().decode(pdfOfPages(['First', 'Second', 'Third']));
    // The last page refers to an object that is missing.
    const news = await newsOf(new TextEncoder().encode(text.replace('8 0 R', '99 0 R')));
    expect(news.filter(({ type }) => type !== 'page.processed')).toEqual([
      { type: 'page.failed', pageNum: 3, pageCount: 3, reason: 'The page is damaged.' },
      { type: 'pdf.complete', pageCount: 3 },
    ]);
    expect(pagesIn(news)).toEqual([1, 2, 3]);
  }, 30_000);

  it('fails a page that ends the process, and reads the others in another process', async () => {
    const program = join(folder, 'crashes.mjs');
    await writeFile(
      program,
      `process.once('message', async ({ finished }) => {
         const say = (message) => new Promise((sent) => process.send(message, sent));
         for (const pageNum of [1, 2, 3].filter((page) => !finished.includes(page))) {
           await say({ begins: pageNum, of: 3, processorMs: 0 });
           if (pageNum === 2) process.kill(process.pid, 'SIGSEGV');
           await say({ news: { type: 'page.processed', pageNum, pageCount: 3, pageContent: '', source: 'TEXT', words: [] } });
         }
         await say({ news: { type: 'pdf.complete', pageCount: 3 } });
       });`,
    );
    const crashing = new ProcessDocumentTools(storage, null, { ...DOCUMENT_LIMITS, program });
    const news = await newsOf(pdfOfPages(['One']), {}, crashing);
    expect(news.map(({ type }) => type)).toEqual(['page.processed', 'page.failed', 'page.processed', 'pdf.complete']);
    expect(pagesIn(news)).toEqual([1, 2, 3]);
  }, 30_000);

  it('leaves out the pages behind those that used up the processor time of the document', async () => {
    const spent = { ...DOCUMENT_LIMITS, processorMs: 1, processorMsPerByte: 0 };
    const news = await newsOf(pdfOfPages(['One', 'Two', 'Three']), {}, new ProcessDocumentTools(storage, null, spent));
    const leftOut = { type: 'page.failed', pageCount: 3, reason: expect.stringContaining('took too long') };
    expect(news).toEqual([
      { ...leftOut, pageNum: 1 },
      { ...leftOut, pageNum: 2 },
      { ...leftOut, pageNum: 3 },
      { type: 'pdf.complete', pageCount: 3 },
    ]);
  }, 30_000);

  it('counts the processor time of earlier turns, and adds its own', async () => {
    const limits = { ...DOCUMENT_LIMITS, processorMs: 500_000, processorMsPerByte: 0 };
    const spent = { processorMs: 499_999 };
    const tools = new ProcessDocumentTools(storage, null, limits);
    const news = await newsOf(pdfOfPages(['One', 'Two']), { finished: [1], spent }, tools);
    expect(news.map(({ type }) => type)).toEqual(['page.failed', 'pdf.complete']);
    expect(spent.processorMs).toBeGreaterThan(limits.processorMs);
  }, 30_000);

  it('counts pages that ended their process: 300 of them start few processes', async () => {
    const program = join(folder, 'slow.mjs');
    const starts = join(folder, 'starts');
    await writeFile(
      program,
      `import { appendFileSync } from 'node:fs';
       process.once('message', async ({ finished }) => {
         appendFileSync(${JSON.stringify(starts)}, '.');
         const begins = Math.max(0, ...finished) + 1;
         await new Promise((sent) => process.send({ begins, of: 300, processorMs: 400 }, sent));
         process.kill(process.pid, 'SIGKILL');
       });`,
    );
    const slow = { ...DOCUMENT_LIMITS, program, processorMs: 1_000, processorMsPerByte: 0 };
    const news = await newsOf(pdfOfPages(['One']), {}, new ProcessDocumentTools(storage, null, slow));
    expect(pagesIn(news)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(news.at(-1)).toEqual({ type: 'pdf.complete', pageCount: 300 });
    expect((await readFile(starts)).length).toBeLessThanOrEqual(3);
  }, 30_000);

  it('reads a page without content as empty, and says when a file is no PDF', async () => {
    const empty = await newsOf(await fixture('no_contents.pdf'));
    expect(empty).toEqual([
      { type: 'page.processed', pageNum: 1, pageCount: 1, pageContent: '', source: 'TEXT', words: [] },
      { type: 'pdf.complete', pageCount: 1 },
    ]);
    expect(await newsOf(await fixture('invalid.pdf'))).toEqual([
      { type: 'pdf.failed', reason: 'The PDF is damaged or incomplete. Save it again and upload that file.' },
    ]);
  }, 30_000);

  it('stops when it is canceled', async () => {
    const canceled = new AbortController();
    const pages: PagesToRead = {
      key: await stored(pdfOfPages(['One', 'Two'])),
      form: 'PDF',
      pixels: null,
      finished: [],
    };
    const read = async () => {
      for await (const _ of tools.read(pages, canceled.signal)) canceled.abort();
    };
    await expect(read()).rejects.toThrow(/aborted/);
  }, 30_000);

  it('recognizes the words of a scan in two columns', async () => {
    const [, , page] = await newsOf(await fixture('linn.pdf'));
    const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]{2,}/g)!;
    const found = new Set(wordsOf(page?.type === 'page.processed' ? page.pageContent : ''));
    const wanted = wordsOf((await fixture('linn.txt')).toString());
    expect(wanted.filter((word) => found.has(word)).length / wanted.length).toBeGreaterThan(0.95);
  }, 60_000);
});
