import { type InlineLine, lineText } from './inline-lines.ts';
import { speakersAmong } from '../speakers/speaker-label.ts';
import type { TurnStart } from './turn-start.ts';

/** A line of a text, and how somebody may begin to speak there. */
export interface Marked {
  line: InlineLine;
  start: TurnStart | null;
}

/** Whether somebody begins to speak at a line, whether only the one before ends because a name is not believed, or nothing of it. */
export type Role = 'begins' | 'ends' | 'none';

/** Decides, over the whole text, which beginnings count. */
export function rolesIn(lines: readonly Marked[]): (start: TurnStart) => Role {
  const filled = lines.filter(({ line }) => lineText(line).trim() !== '').length;
  const of = (...evidence: TurnStart['evidence'][]): TurnStart[] =>
    lines.flatMap(({ start }) => (start && evidence.includes(start.evidence) ? [start] : []));
  const names = (starts: readonly TurnStart[]): string[] => starts.flatMap((start) => start.name ?? []);
  // where most lines are labelled, odd names count too
  const told = of('bold time', 'bold', 'plain', 'time', 'odd');
  const everywhere = told.length >= filled * 0.6;
  const certain = of('bold time');
  const timed = [...certain, ...of('time')];
  const clocks = names(of('clock'));
  const bold = names([...of('bold'), ...timed]);
  const speakers = new Set([
    ...(timed.length >= 2 ? names(timed) : []),
    // meals and talks stand beside times of the day too: somebody must speak again and again
    ...(clocks.length >= 3 && new Set(clocks).size * 1.5 <= clocks.length ? clocks : []),
    // one is enough where it is a good part of the text: what one person said
    ...(certain.length * 10 >= filled ? names(certain) : []),
    ...speakersAmong(names(everywhere ? told : of('bold time', 'bold', 'plain', 'time')), filled),
    // bold type is a stronger sign than a colon alone: a few recurring names are enough, and fewer still where they begin half of the text
    ...(bold.length * 10 >= filled &&
    new Set(bold).size >= 2 &&
    new Set(bold).size * (bold.length * 2 >= filled ? 1.5 : 2) <= bold.length
      ? bold
      : []),
  ]);
  const often = (evidence: TurnStart['evidence']): boolean =>
    of(evidence).length >= 3 && of(evidence).length * 5 >= filled;
  const alone = { stamp: speakers.size > 0 || often('stamp'), number: often('number') };
  const inOrder = doubtfulInOrder(lines, speakers);
  const untimed = areWords(lines);
  return (start) => {
    const { name, evidence } = start;
    if (evidence === 'alone') return 'begins';
    if (untimed.has(start)) return 'none';
    if (evidence === 'heading') return speakers.size > 0 ? 'begins' : 'none';
    if (evidence === 'doubtful') return inOrder.has(start) ? 'ends' : 'none';
    if (evidence === 'stamp' || evidence === 'number') return alone[evidence] ? 'begins' : 'none';
    if (name !== null && (speakers.has(name) || (evidence === 'odd' && everywhere && speakers.size > 0)))
      return 'begins';
    return speakers.size > 0 ? 'ends' : 'none';
  };
}

/**
 * Labels without a time that are words of somebody, such as `Note: it was late.`: right below the name and time of who says them, and anywhere that a program puts
 * a time beside the names, unless it is a name that has a time elsewhere.
 */
function areWords(lines: readonly Marked[]): Set<TurnStart> {
  const starts = lines.flatMap(({ start }) => start ?? []);
  const heads = new Set(
    starts.filter(
      ({ name, start, evidence }) =>
        name !== null && start !== null && evidence !== 'refused' && evidence !== 'doubtful',
    ),
  );
  const labels = starts.filter(
    ({ start, evidence }) => start === null && (evidence === 'plain' || evidence === 'bold' || evidence === 'odd'),
  );
  const names = new Set([...heads].map(({ name }) => name));
  if (heads.size < 2 || heads.size < labels.length) return new Set();
  const filled = lines.filter(({ line }) => lineText(line).trim() !== '');
  const below = new Set(
    filled.slice(1).flatMap(({ start }, index) => {
      const head = filled[index];
      return start && head?.start && heads.has(head.start) && head.start.length === lineText(head.line).length
        ? [start]
        : [];
    }),
  );
  return new Set(labels.filter((label) => below.has(label) || !names.has(label.name)));
}

/** A line that ends in a time between those of the turns around it is the head of a turn; where a sentence ends in one, it is some time of the day. */
function doubtfulInOrder(lines: readonly Marked[], speakers: ReadonlySet<string>): Set<TurnStart> {
  const found = new Set<TurnStart>();
  let [before, waiting]: [number | null, TurnStart[]] = [null, []];
  for (const { start } of lines) {
    if (start?.evidence === 'doubtful') waiting.push(start);
    if (!start || start.start === null || start.name === null || !speakers.has(start.name)) continue;
    for (const doubtful of waiting)
      if (before !== null && doubtful.start !== null && before <= doubtful.start && doubtful.start <= start.start)
        found.add(doubtful);
    [before, waiting] = [start.start, []];
  }
  return found;
}
