import type { RichNode } from '@evident/domain/content';

const WORDS =
  'we look at the first page of every dashboard because nobody trusts the number behind it until somebody has checked it twice'.split(
    ' ',
  );
const TURN_WORDS = 25;

/** Generates a transcript of two speakers whose timed words fill a recording. Deterministic. */
export function longTranscript(words: number, durationMs: number): RichNode {
  const at = (word: number): number => Math.round((word * durationMs) / words);
  const content = Array.from({ length: Math.ceil(words / TURN_WORDS) }, (_, turn): RichNode => {
    const first = turn * TURN_WORDS;
    const last = Math.min(words, first + TURN_WORDS);
    const spoken = Array.from({ length: last - first }, (_word, index): RichNode[] => [
      {
        type: 'text',
        text: WORDS[(turn * 7 + index * 3) % WORDS.length]!,
        marks: [{ type: 'word', attrs: { start: at(first + index), end: at(first + index + 0.8) } }],
      },
      { type: 'text', text: ' ' },
    ]);
    return {
      type: 'turn',
      attrs: { speaker: turn % 2 === 0 ? 'ana' : 'ben', start: at(first), end: at(last) },
      content: spoken.flat().slice(0, -1),
    };
  });
  return { type: 'doc', content };
}
