import type { RichNode } from '@evident/domain/content';

const WORDS =
  'we look at the first page of every dashboard because nobody trusts the number behind it until somebody has checked it twice'.split(
    ' ',
  );
const TURN_CHARACTERS = 400;
const HIGHLIGHTED_CHARACTERS = 60;

/** Generates an interview of this length, with turns of two speakers and evenly spread highlights. Deterministic. */
export function longNote(characters: number, highlights: number): { content: RichNode; ids: string[] } {
  const turns = Math.ceil(characters / TURN_CHARACTERS);
  const ids = Array.from({ length: highlights }, (_, at) => `0198c5a2-7a3b-7c11-9d1e-${String(at).padStart(12, '0')}`);
  const content = Array.from({ length: turns }, (_, at): RichNode => {
    const text = textOf(at);
    const here = ids.filter((_id, index) => Math.floor((index * turns) / highlights) === at);
    return {
      type: 'turn',
      attrs: { speaker: at % 2 === 0 ? 'ana' : 'ben', start: at * 20_000, end: at * 20_000 + 19_000 },
      content: marked(text, here),
    };
  });
  return { content: { type: 'doc', content }, ids };
}

function textOf(turn: number): string {
  let text = '';
  for (let at = 0; text.length < TURN_CHARACTERS; at += 1) text += `${WORDS[(turn * 7 + at * 3) % WORDS.length]} `;
  return text.slice(0, TURN_CHARACTERS);
}

/** Overlaps neighboring highlights by half. */
function marked(text: string, ids: readonly string[]): RichNode[] {
  const cuts = new Set([0, text.length]);
  const ranges = ids.map((id, at) => ({
    id,
    from: 20 + at * (HIGHLIGHTED_CHARACTERS / 2),
    to: 20 + at * (HIGHLIGHTED_CHARACTERS / 2) + HIGHLIGHTED_CHARACTERS,
  }));
  for (const { from, to } of ranges) cuts.add(from).add(to);
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(1).map((to, at) => {
    const marks = ranges
      .filter((range) => range.from < to && range.to > edges[at]!)
      .map(({ id }) => ({ type: 'highlight', attrs: { id } }));
    return { type: 'text', text: text.slice(edges[at]!, to), ...(marks.length > 0 && { marks }) };
  });
}
