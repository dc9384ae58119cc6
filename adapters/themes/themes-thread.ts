import { deserialize, serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { ThemesPlaced, TitledGroup } from '@evident/application/channels/themer';
import { PHRASES_MAX, QUOTES_MAX } from '@evident/domain/channels';
import { MIXED_TITLE, clusterTitles, quotedTitle, tellingPhrases, titleHolds } from '@evident/domain/clustering';
import { Refusal } from '@evident/domain/kernel';
import { type RowsOf, Themes, type ThemesState, type ThemesStep, typicalTexts } from '@evident/domain/themes';
import { SimdRows } from './simd-rows.ts';
import type { AnsweredThemes, ThemesTask } from './themes-task.ts';

const ROWS: RowsOf = (width) => new SimdRows(width);

/** Worker thread that places data points in themes: pure computation that takes a second for thousands. */
parentPort!.on('message', (task: ThemesTask) => parentPort!.postMessage(answered(task), []));

function answered(task: ThemesTask): AnsweredThemes {
  try {
    if (task.task === 'title') return { titles: titled(task) };
    if (task.task === 'topics') {
      const themes = restored(task.state);
      return { topics: task.topics.map((examples) => themes.like(examples)) };
    }
    return { placed: task.task === 'place' ? placed(task) : corrected(task) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, title, advice } = error;
      return { refused: { code, title, ...(advice !== undefined && { advice }) } };
    }
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function titled({ groups, others, known }: Extract<ThemesTask, { task: 'title' }>): TitledGroup[] {
  const titles = clusterTitles(groups, others);
  const phrases = tellingPhrases(groups, others, PHRASES_MAX);
  return groups.map((texts, at) => {
    const typical = typicalTexts(texts, QUOTES_MAX);
    const was = known[at] ?? null;
    return {
      title: unnumbered(titles[at]!, titles) ?? quotedTitle(texts[typical[0] ?? 0] ?? ''),
      holds: was !== null && titleHolds(was, texts),
      typical,
      phrases: phrases[at]!.map(({ text, texts: dataPoints }) => ({ text, dataPoints })),
    };
  });
}

/** A title without the number that distinguishes it from an equal one; undefined for “Mixed”, which says nothing of a single theme. */
function unnumbered(title: string, titles: readonly string[]): string | undefined {
  const base = title.replace(/ \d+$/, '');
  const one = titles.some((other) => other.toLowerCase() === base.toLowerCase()) ? base : title;
  return one === MIXED_TITLE ? undefined : one;
}

function placed({ state, gone, points, backlog }: Extract<ThemesTask, { task: 'place' }>): ThemesPlaced {
  const themes = state ? restored(state) : Themes.empty(ROWS);
  return outcomeOf(themes, [...(gone.length > 0 ? [themes.remove(gone)] : []), themes.add(points, { backlog })]);
}

function corrected({ state, correction }: Extract<ThemesTask, { task: 'correct' }>): ThemesPlaced {
  const themes = restored(state);
  const step =
    correction.kind === 'merge' ? themes.merge(correction.from, correction.into) : themes.separate(correction.merged);
  return outcomeOf(themes, [step]);
}

const restored = (state: Uint8Array): Themes => Themes.from(deserialize(state) as ThemesState, ROWS);

function outcomeOf(themes: Themes, steps: readonly ThemesStep[]): ThemesPlaced {
  const after = themes.state();
  const themeOf = new Map(after.cells.map(({ id, theme }) => [id, theme]));
  const cells = new Map(steps.flatMap((step) => step.cells.map(({ cell, theme }) => [cell, theme] as const)));
  return {
    state: serialize(after),
    placed: steps.at(-1)!.placed.map(({ id, cell }) => ({
      id,
      cell,
      theme: cell === null ? null : (themeOf.get(cell) ?? null),
    })),
    cells: [...cells].map(([cell, theme]) => ({ cell, theme })),
    joined: steps.flatMap((step) => step.joined),
    news: steps.flatMap((step) => step.changes.map(newsOf)),
  };
}

function newsOf(change: ThemesStep['changes'][number]): ThemesPlaced['news'][number] {
  switch (change.kind) {
    case 'born':
      return { kind: 'BORN', theme: change.theme, change };
    case 'split':
      return { kind: 'SPLIT', theme: change.into, from: change.from, change };
    case 'merged':
      return { kind: 'MERGED', theme: change.from, into: change.into, change };
    case 'ended':
      return { kind: 'ENDED', theme: change.theme, change };
  }
}
