import { castLines } from './cast-lines.ts';
import { lineText } from './inline-lines.ts';
import { isOfSchedule } from '../speakers/name-shape.ts';
import { speakersAmong } from '../speakers/speaker-label.ts';
import type { Marked, TurnStart } from './turn-start.ts';

/** Effect of a line: starts a turn, only ends the previous one because its name is rejected, or neither. */
export type Role = 'begins' | 'ends' | 'none';

/** Share of labeled lines from which all other words before a colon are labels too. */
const ALL_LABELED = 0.9;

/** Decides which turn starts count, based on the whole text. */
export function rolesIn(lines: readonly Marked[]): (start: TurnStart) => Role {
  const filled = lines.filter(({ line }) => lineText(line).trim() !== '').length;
  const said = new Set(lines.flatMap(({ start }) => (start && !start.isEntry ? (start.name ?? []) : [])));
  const cast = castLines(lines);
  const isEntry = (start: TurnStart): boolean =>
    cast.has(start) || (Boolean(start.isEntry) && !said.has(start.name ?? ''));
  const of = (...evidence: TurnStart['evidence'][]): TurnStart[] =>
    lines.flatMap(({ start }) => (start && evidence.includes(start.evidence) && !isEntry(start) ? [start] : []));
  const names = (starts: readonly TurnStart[]): string[] => starts.flatMap((start) => start.name ?? []);
  // if most lines are labeled, unusual names count too
  const told = of('bold time', 'bold', 'plain', 'time', 'odd');
  const everywhere = told.length >= filled * 0.6;
  const certain = of('bold time');
  const followed = hoursFollow(of('time', 'hour'));
  const bare = [...of('stamp', 'number'), ...of('unread').filter(({ start }) => start !== null)].length;
  const timed = [...certain, ...certainAmong(of('time', ...(followed ? (['hour'] as const) : [])), bare)];
  const clocks = names(of('clock', ...(followed ? [] : (['hour'] as const)))).filter((name) => !isOfSchedule(name));
  const bold = names([...of('bold'), ...timed]);
  const speakers = new Set([
    ...(timed.length >= 2 ? names(timed) : []),
    // schedules also have times of day, so speakers must recur often
    ...(clocks.length >= 3 && new Set(clocks).size * 1.5 <= clocks.length ? clocks : []),
    // a single name is enough for a large part of the text: one speaker
    ...(certain.length * 10 >= filled ? names(certain) : []),
    ...names(of('form', 'alone')),
    ...speakersAmong(names(everywhere ? told : of('bold time', 'bold', 'plain', 'time')), filled),
    // bold is stronger evidence than a colon alone: a few recurring names are enough, and fewer if they start half of
    // the text
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
  const labeled = everywhere && told.length + of('unread').length >= filled * ALL_LABELED;
  const untimed = areWords(lines);
  return (start) => {
    const { name, evidence } = start;
    if (evidence === 'alone' || evidence === 'form') return 'begins';
    if (untimed.has(start)) return 'none';
    if (evidence === 'heading') return speakers.size > 0 ? 'begins' : 'none';
    if (evidence === 'doubtful') return inOrder.has(start) ? 'ends' : 'none';
    if (evidence === 'unread') {
      if (labeled && speakers.size > 0) return 'ends';
      return start.start !== null && alone.stamp ? 'begins' : 'none';
    }
    if (evidence === 'stamp' || evidence === 'number') return alone[evidence] ? 'begins' : 'none';
    if (
      name !== null &&
      (speakers.has(name) || (evidence === 'odd' && !isEntry(start) && everywhere && speakers.size > 0))
    )
      return 'begins';
    return speakers.size > 0 ? 'ends' : 'none';
  };
}

/**
 * Names next to a time. Where more times have no name, the words before a colon can be part of a sentence, so names must
 * recur.
 */
function certainAmong(starts: readonly TurnStart[], bare: number): readonly TurnStart[] {
  if (starts.length >= bare) return starts;
  const counts = new Map<string | null, number>();
  for (const { name } of starts) counts.set(name, (counts.get(name) ?? 0) + 1);
  return starts.filter(({ name }) => (counts.get(name) ?? 0) > 1);
}

/** Whether times that may be of a schedule go on from those of a recording. */
function hoursFollow(starts: readonly TurnStart[]): boolean {
  const times = starts.flatMap(({ start }) => start ?? []);
  return (
    starts.some(({ evidence }) => evidence === 'time') && times.every((time, place) => time >= (times[place - 1] ?? 0))
  );
}

/**
 * Finds labels that are part of the words, such as `Note: it was late.`: those directly below a name and time, or all
 * if a program times all names. A label with a time elsewhere is a name.
 */
function areWords(lines: readonly Marked[]): Set<TurnStart> {
  const starts = lines.flatMap(({ start }) => start ?? []);
  const filled = lines.filter(({ line }) => lineText(line).trim() !== '');
  const heads = new Set(
    starts.filter(
      ({ name, start, evidence }) =>
        name !== null && start !== null && evidence !== 'refused' && evidence !== 'doubtful' && evidence !== 'unread',
    ),
  );
  const labels = starts.filter(
    ({ start, evidence }) => start === null && (evidence === 'plain' || evidence === 'bold' || evidence === 'odd'),
  );
  const names = new Set([...heads].map(({ name }) => name));
  if (heads.size < 2 || heads.size < labels.length) return belowNames(filled);
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

/** Labels directly below a name on a line of its own, where most labels are so and only names recur. */
function belowNames(filled: readonly Marked[]): Set<TurnStart> {
  const isAlone = ({ line, start }: Marked): boolean =>
    start !== null && start.name !== null && start.length === lineText(line).length;
  const alone = new Set(filled.filter(isAlone).map(({ start }) => start?.name));
  const below = filled.filter(
    ({ start }, at) => start?.name && at > 0 && isAlone(filled[at - 1]!) && !alone.has(start.name),
  );
  return new Set(filled.filter(isAlone).length >= 3 * below.length ? below.flatMap(({ start }) => start ?? []) : []);
}

/**
 * Finds lines ending in a time between the times of adjacent turns: these are turn heads. Other times end a sentence.
 */
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
