import type { Mark, Node } from '@tiptap/pm/model';

/** Text of one node, with its position and marks. */
export interface Run {
  readonly text: string;
  readonly position: number;
  readonly marks: readonly Mark[];
}

export function runsOf(doc: Node, from = 0, to = doc.content.size): Run[] {
  const runs: Run[] = [];
  if (from < to)
    doc.nodesBetween(from, to, ({ text, marks }, position) => {
      if (text)
        runs.push({
          text: text.slice(Math.max(from - position, 0), to - position),
          position: Math.max(from, position),
          marks,
        });
    });
  return runs;
}

/** Joins the text of runs, with a line break between those that are not adjacent. */
export function joinedRuns(runs: readonly Run[]) {
  let text = '';
  const starts = runs.map((run, index) => {
    const before = runs[index - 1];
    if (before && before.position + before.text.length !== run.position) text += '\n';
    const start = text.length;
    text += run.text;
    return start;
  });
  const within = (first: number, last: number): { from: number; to: number }[] =>
    runs.flatMap((run, index) => {
      const [from, to] = [Math.max(first - starts[index]!, 0), Math.min(last - starts[index]!, run.text.length)];
      return from < to ? [{ from: run.position + from, to: run.position + to }] : [];
    });
  return { text, starts, within };
}

export const wordsOf = (runs: readonly Run[]): number => joinedRuns(runs).text.match(/\S+/g)?.length ?? 0;
