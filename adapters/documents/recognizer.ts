import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageWord } from '@evident/domain/documents';
import type { Page, Worker } from 'tesseract.js';
import { fitted } from './word-boxes.ts';

interface Recognized {
  readonly text: string;
  /** In per cent of the image. */
  readonly words: PageWord[];
}

const folderOf = (name: string): string => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Below, a word is noise: a line, a stain, a drawing. */
const CONFIDENCE_MIN = 20;

/** Recognizes English text offline. Its worker starts with the first image. */
export class Recognizer {
  private worker: Promise<Worker> | null = null;

  /** @param image a path, or the bytes of an image */
  async recognize(
    image: string | Buffer,
    { width, height }: { readonly width: number; readonly height: number },
  ): Promise<Recognized> {
    this.worker ??= startWorker();
    const { data } = await (await this.worker).recognize(image, {}, { text: true, blocks: true });
    return { text: data.text.trim(), words: wordsOf(data, { width, height }) };
  }

  async close(): Promise<void> {
    await (await this.worker)?.terminate();
  }
}

async function startWorker(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  return createWorker('eng', 1, {
    langPath: path.join(folderOf('@tesseract.js-data/eng'), '4.0.0_best_int'),
    corePath: folderOf('tesseract.js-core'),
    gzip: true,
    cacheMethod: 'none',
  });
}

function wordsOf({ blocks }: Page, { width, height }: { width: number; height: number }): PageWord[] {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => fitted(words))
    .filter(({ text, confidence }) => confidence >= CONFIDENCE_MIN && text.trim() !== '')
    .map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      left: round((x0 / width) * 100),
      top: round((y0 / height) * 100),
      width: round(((x1 - x0) / width) * 100),
      height: round(((y1 - y0) / height) * 100),
    }));
}
