import type { Cue } from '@evident/domain/imports';

const linesOf = (cue: Cue): string[] => cue.text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

/** Whether most cues repeat the last line of the previous cue and many add to it. A refrain only repeats. */
export function isRolled(cues: readonly Cue[]): boolean {
  let [rolled, fresh] = [0, 0];
  const again = new Set<string>();
  cues.slice(1).forEach((cue, index) => {
    const before = cues[index];
    const lines = linesOf(cue);
    const count = before ? repeated(linesOf(before), lines) : 0;
    if (count > 0) rolled += 1;
    if (count > 0) again.add(lines[0] ?? '');
    if (count > 0 && lines.length > count) fresh += 1;
  });
  return cues.length >= 3 && again.size >= 2 && rolled >= (cues.length - 1) * 0.6 && fresh >= (cues.length - 1) * 0.3;
}

/**
 * Removes repeated lines. Captions built up word by word (YouTube) show each line twice: while it grows, and above the next line.
 * A cue without new lines is dropped.
 */
export function withoutRolledLines(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  let shown: string[] = [];
  for (const cue of cues) {
    const lines = linesOf(cue);
    const fresh = lines.slice(repeated(shown, lines));
    shown = lines;
    if (fresh.length > 0) kept.push({ ...cue, text: fresh.join('\n') });
  }
  return kept;
}

/** Counts the lines at the end of `before` that `now` begins with. */
function repeated(before: readonly string[], now: readonly string[]): number {
  for (let count = Math.min(before.length, now.length); count > 0; count -= 1) {
    if (before.slice(-count).every((line, index) => line === now[index])) return count;
  }
  return 0;
}
