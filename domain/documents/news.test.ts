import { type DocumentNews, afterNews, convertedExtension, documentForm, newFileDocument, pageAfter } from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const waiting = newFileDocument({ id: 'f', teamId: 't' }, now);
const after = (...news: DocumentNews[]) => news.reduce((document, one) => afterNews(document, one, now), waiting);
const page = {
  type: 'page.processed',
  pageNum: 1,
  pageContent: 'a\0b\ud800',
  pageCount: 2,
  source: 'TEXT',
  words: [],
} as const;

describe('the state of a document after its events', () => {
  it('is DONE once the PDF is complete, also with pages that failed', () => {
    expect(after(page)).toMatchObject({ state: 'READING', pageCount: 2 });
    expect(
      after(
        page,
        { type: 'page.failed', pageNum: 2, pageCount: 2, reason: 'The page is damaged.' },
        { type: 'pdf.complete', pageCount: 2 },
      ),
    ).toMatchObject({ state: 'DONE', pageCount: 2, message: null });
  });
  it('waits for a password, or fails with the reason', () => {
    expect(after({ type: 'pdf.failed', reason: 'Locked', password: 'required' }).state).toBe('PASSWORD_REQUIRED');
    expect(after({ type: 'pdf.failed', reason: 'Damaged' })).toMatchObject({ state: 'FAILED', message: 'Damaged' });
    expect(after({ type: 'job.failed', reason: 'No' })).toMatchObject({ state: 'FAILED', message: 'No' });
  });
  it('keeps the key of the converted PDF', () => {
    expect(after({ type: 'job.completed', destinationKey: 'k' })).toMatchObject({ state: 'READING', pdfKey: 'k' });
  });
  it('does not change after a cancellation', () => {
    const canceled = { ...waiting, state: 'CANCELLED' } as const;
    expect(afterNews(canceled, page, now)).toBe(canceled);
  });
  it('has pages without control characters', () => {
    const said = 'one\u0002\r\ntwo\u000cthree\u0085four\u001f\ufffe\tfive\u009b';
    const words = [{ text: 'o\u0003ne', left: 0, top: 0, width: 1, height: 1 }];
    const kept = pageAfter(waiting, { ...page, pageContent: said, words } as DocumentNews);
    expect(kept).toMatchObject({ content: 'one\ntwo\nthree\nfour\tfive', words: [{ text: 'one' }] });
  });
  it('has pages with text that can be stored', () => {
    expect(pageAfter(waiting, page)).toMatchObject({ page: 1, state: 'PROCESSED', content: 'ab' });
    expect(pageAfter(waiting, { type: 'ocr.started', pageNum: 1 })).toBeNull();
  });
});

it.each([
  ['application/pdf', 'PDF'],
  ['application/vnd.oasis.opendocument.presentation', 'OFFICE'],
  ['application/msword', 'OFFICE'],
  ['application/epub+zip', 'OFFICE'],
  ['image/heic', 'OFFICE'],
  ['image/tiff', 'OFFICE'],
  ['image/png', 'IMAGE'],
  ['image/gif', 'IMAGE'],
  ['image/svg+xml', null],
  ['audio/mpeg', null],
])('%s is read as %s', (mediaType, form) => {
  expect(documentForm(mediaType)).toBe(form);
});

it.each([
  ['application/msword', 'doc'],
  ['image/heif', 'heic'],
  ['image/png', null],
])('%s is converted as %s', (mediaType, extension) => {
  expect(convertedExtension(mediaType)).toBe(extension);
});
