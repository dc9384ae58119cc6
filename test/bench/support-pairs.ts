import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftSentence, Source } from '../../domain/evidence/index.ts';

/** A sentence with its quotes, labeled by hand. */
export interface Pair {
  readonly language: string;
  /** `true`, or how the sentence is false. */
  readonly kind: string;
  readonly isTrue: boolean;
  readonly sources: readonly Source[];
  readonly draft: DraftSentence;
}

const FOLDER = join(import.meta.dirname, '../fixtures/evidence-pairs');

/** Reads a set of `test/fixtures/evidence-pairs`. */
export const readPairs = (name: 'tuned' | 'held-out' | 'later' | 'last' | 'fresh'): Pair[] =>
  readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .split(/^= /mu)
    .slice(1)
    .flatMap(pairsOf);

function pairsOf(block: string, at: number): Pair[] {
  const [head = '', ...lines] = block.trim().split('\n');
  const rows = lines.map((line) => {
    const [label = '', ...text] = line.split(' | ');
    return { label, text: text.join(' | ') };
  });
  const isLabel = (label: string): boolean => /^(?:T|F \w+)$/u.test(label);
  const said = rows.filter(({ label }) => !isLabel(label));
  const quotes = said.flatMap(({ text }) => [...text.matchAll(/\[(.*?)\]/gu)].map(([, quote = '']) => quote));
  const sources = [sourceOf(said, at)];
  return rows
    .filter(({ label }) => isLabel(label))
    .map(({ label, text }) => ({
      language: head.split(' ')[0]!,
      kind: label === 'T' ? 'true' : label.slice(2),
      isTrue: label === 'T',
      sources,
      draft: { section: null, text, quotes: quotes.map((quote) => ({ source: 'S1', quote })) },
    }));
}

function sourceOf(said: readonly { readonly label: string; readonly text: string }[], at: number): Source {
  let start = 0;
  const blocks = said.map(({ label: speaker, text }) => {
    const end = start + [...text.replace(/[[\]]/gu, '')].length;
    const block = { start, end, speaker, startMs: null, endMs: null, fileId: null };
    start = end + 1;
    return block;
  });
  return {
    key: 'S1',
    type: 'note',
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    parentId: null,
    projectId: null,
    title: 'Interview',
    projectTitle: null,
    text: said.map(({ text }) => text.replace(/[[\]]/gu, '')).join('\n'),
    blocks,
  };
}
