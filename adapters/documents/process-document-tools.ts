import { stat } from 'node:fs/promises';
import type { AreaToDraw, DocumentTools, PagesToRead } from '@evident/application/documents/document-tools';
import type { FileStorage } from '@evident/application/files/file-storage';
import type { PdfNews } from '@evident/domain/documents';
import type { Uuid } from '@evident/domain/kernel';
import { DOCUMENT_LIMITS, type DocumentLimits, SPENT, childDraws, childNews } from './document-child.ts';
import { localCopy } from './local-copy.ts';
import { type OfficeConverter, convertToPdf } from './office-converter.ts';

/** Reads and converts documents in processes of their own. */
export class ProcessDocumentTools implements DocumentTools {
  constructor(
    private readonly storage: FileStorage,
    private readonly converter: OfficeConverter | null,
    private readonly limits: DocumentLimits = DOCUMENT_LIMITS,
  ) {}

  async *read(
    { key, spent = { processorMs: 0 }, ...pages }: PagesToRead,
    signal: AbortSignal,
  ): AsyncGenerator<PdfNews> {
    await using copy = await localCopy(this.storage, key, 'document');
    const finished = [...pages.finished];
    const { processorMs, processorMsPerByte } = this.limits;
    const mostMs = processorMs + (await stat(copy.path)).size * processorMsPerByte;
    while (true) {
      const news = childNews({ ...pages, finished, path: copy.path }, this.limits, signal, { spent, mostMs });
      const end = yield* news;
      if (end === null) return;
      if (end.at === null) {
        yield { type: 'pdf.failed', reason: 'The document could not be opened within the limits of time and memory.' };
        return;
      }
      // The page that was begun is the cause: all others are read by another process.
      yield { type: 'page.failed', pageNum: end.at, pageCount: end.of, reason: end.reason };
      for (let pageNum = 1; pageNum <= end.at; pageNum += 1) finished.push(pageNum);
      if (spent.processorMs < mostMs) continue;
      for (let pageNum = end.at + 1; pageNum <= end.of; pageNum += 1)
        if (!finished.includes(pageNum)) yield { type: 'page.failed', pageNum, pageCount: end.of, reason: SPENT };
      return yield { type: 'pdf.complete', pageCount: end.of };
    }
  }

  async toPdf(file: { readonly key: Uuid; readonly mediaType: string }, signal: AbortSignal): Promise<Uint8Array> {
    return convertToPdf(this.storage, this.converter, file, this.limits, signal);
  }

  async picture({ key, form, areas }: AreaToDraw, signal: AbortSignal): Promise<Uint8Array | null> {
    await using copy = await localCopy(this.storage, key, 'document');
    return await childDraws({ form: 'PICTURE', path: copy.path, of: form, areas }, this.limits, signal);
  }
}
