import type { RichNode } from '../content/index.ts';
import type { ImportedSpeaker } from './imported-note.ts';
import { type InlineLine, boldLength, inlineLines, inlineOf, lineFrom, lineText } from './inline-lines.ts';
import { block } from './rich-blocks.ts';
import { speakersAmong } from './speaker-label.ts';
import { SpeakerRoster } from './speaker-roster.ts';
import { type TurnStart, turnStart } from './turn-start.ts';

interface Marked {
  line: InlineLine;
  start: TurnStart | null;
}

/**
 * Finds who speaks in a text of paragraphs (`Name  0:21`, `Name: text`, `**Name:** text`, `[04:01] text`) and makes turns of their words. A text
 * that is no transcript stays as it is. A paragraph behind a turn without a name of its own belongs to the same speaker; a heading ends the turn.
 */
export function withTurns(blocks: readonly RichNode[]): { blocks: RichNode[]; speakers: ImportedSpeaker[] } {
  const marked = blocks.map((node) => (node.type === 'paragraph' ? inlineLines(node.content ?? []).map(mark) : null));
  const roleOf = roles(marked.flatMap((lines) => lines ?? []));
  const roster = new SpeakerRoster();
  let open: { name: string | null; start: number | null } | null = null;
  const result: RichNode[] = [];
  blocks.forEach((node, index) => {
    const lines = marked[index];
    if (!lines) {
      if (node.type === 'heading' || node.type === 'horizontalRule') open = null;
      result.push(node);
      return;
    }
    let words: InlineLine[] = [];
    const close = (): void => {
      const content = inlineOf(words);
      words = [];
      if (content.length === 0) return;
      result.push(open ? block('turn', content, { speaker: roster.idOf(open.name), start: open.start, end: null }) : block('paragraph', content));
      // the time is that of the first words
      if (open) open = { ...open, start: null };
    };
    for (const { line, start } of lines) {
      const role = start ? roleOf(start) : 'none';
      if (start && role === 'begins') {
        close();
        open = { name: start.name ?? open?.name ?? null, start: start.start };
        words.push(lineFrom(line, start.length));
        continue;
      }
      if (start && role === 'ends') {
        close();
        open = start.start === null ? null : { name: null, start: start.start };
      }
      words.push(line);
    }
    close();
  });
  return { blocks: result, speakers: roster.list() };
}

const mark = (line: InlineLine): Marked => ({ line, start: turnStart(lineText(line), boldLength(line)) });

/** Whether somebody begins to speak at a line, whether only the one before ends because a name is not believed, or nothing of it. */
type Role = 'begins' | 'ends' | 'none';

/** Decides, over the whole text, which beginnings count. */
function roles(lines: readonly Marked[]): (start: TurnStart) => Role {
  const filled = lines.filter(({ line }) => lineText(line).trim() !== '').length;
  const of = (...evidence: TurnStart['evidence'][]): TurnStart[] => lines.flatMap(({ start }) => (start && evidence.includes(start.evidence) ? [start] : []));
  const names = (starts: readonly TurnStart[]): string[] => starts.flatMap((start) => start.name ?? []);
  const certain = of('bold time');
  const timed = [...certain, ...of('time')];
  const bold = names([...of('bold'), ...timed]);
  const speakers = new Set([
    ...(timed.length >= 2 ? names(timed) : []),
    // one is enough where it is a good part of the text: what one person said
    ...(certain.length * 10 >= filled ? names(certain) : []),
    ...speakersAmong(names(of('bold time', 'bold', 'plain', 'time')), filled),
    // bold type is a stronger sign than a colon alone: a few recurring names are enough, and fewer still where they begin half of the text
    ...(bold.length * 10 >= filled && new Set(bold).size >= 2 && new Set(bold).size * (bold.length * 2 >= filled ? 1.5 : 2) <= bold.length ? bold : []),
  ]);
  const often = (evidence: TurnStart['evidence']): boolean => of(evidence).length >= 3 && of(evidence).length * 5 >= filled;
  const alone = { stamp: speakers.size > 0 || often('stamp'), number: often('number') };
  const told = of('bold time', 'bold', 'plain', 'time', 'odd');
  const everywhere = told.length >= filled * 0.6;
  return ({ name, evidence }) => {
    if (evidence === 'stamp' || evidence === 'number') return alone[evidence] ? 'begins' : 'none';
    if (name !== null && (speakers.has(name) || (evidence === 'odd' && everywhere && speakers.size > 0))) return 'begins';
    return speakers.size > 0 ? 'ends' : 'none';
  };
}
