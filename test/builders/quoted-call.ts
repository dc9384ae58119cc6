import { type DraftSentence, type Source, verify } from '../../domain/evidence/index.ts';

/** A call with these turns, each of a speaker. */
export function source(...turns: (readonly [string, string])[]): Source {
  let start = 0;
  const blocks = turns.map(([speaker, text]) => {
    const block = { start, end: start + [...text].length, speaker, startMs: null, endMs: null, fileId: null };
    start = block.end + 1;
    return block;
  });
  return {
    key: 'S1',
    type: 'note',
    id: '0198c5a2-0000-7000-8000-000000000001',
    parentId: null,
    projectId: null,
    title: 'Call',
    projectTitle: null,
    text: turns.map(([, text]) => text).join('\n'),
    blocks,
  };
}

/** A sentence that quotes these words of the call. */
export const draft = (text: string, quotes: readonly string[]): DraftSentence => ({
  section: null,
  text,
  quotes: quotes.map((quote) => ({ source: 'S1', quote })),
});

/** How a sentence is shown with the whole of each turn as its quote. */
export function shown(text: string, ...turns: string[]): 'FINDING' | 'UNCHECKED' | null {
  const of = source(...turns.map((turn, at) => [`Speaker ${at + 1}`, turn] as const));
  const [sentence] = verify([draft(text, turns)], [of]).content.sections[0]?.sentences ?? [];
  return sentence ? (sentence.unchecked ? 'UNCHECKED' : 'FINDING') : null;
}
