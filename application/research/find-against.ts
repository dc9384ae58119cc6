import type { Uuid } from '@evident/domain/kernel';
import { type ChosenPlace, type StepOf, against, notesToRead, stepsOf } from '@evident/domain/research';
import { readSentences } from '../extraction/index.ts';
import { placesRead, scopeOf, type StepContext, type StepTools } from './step-context.ts';

const FOUND_MAX = 12;
/** Findings of a group that are compared with other sentences. */
const CLAIMS_PER_GROUP = 3;
const PLACES_MAX = 6;

/**
 * Searches for what may speak against the findings: passages near the first of each group, in the notes that were read, that are about
 * the same and say the opposite.
 */
export async function findAgainst(
  tools: StepTools,
  { research, actor, steps }: StepContext,
  searches: number,
): Promise<StepOf<'COUNTER'>> {
  const groups = stepsOf(steps, 'GROUP').flatMap((step) => step.groups);
  const claims = await placesRead(
    tools,
    actor,
    groups.flatMap(({ places }) => places.slice(0, CLAIMS_PER_GROUP)),
  );
  const firsts = groups.flatMap(({ places: [first] }) => claims.find(({ place }) => place === first) ?? []);
  const asked = firsts.slice(0, searches);
  const found = new Set<Uuid>();
  for (const { text } of asked) {
    const { passages } = await tools.find(actor, scopeOf(research), text, FOUND_MAX);
    for (const { source } of passages) found.add(source.parentId ?? source.id);
  }
  // Only notes that the budget allows to read.
  const allowed = notesToRead(research.budget, steps);
  const notes = await tools.reader.notes(
    actor,
    allowed.filter((id) => found.has(id)),
  );
  const { sentences, meanings } = await readSentences(tools.understanding, [...notes.values()]);
  const vectors = await meanings(claims.map(({ text }) => text));
  const scored = sentences.flatMap((sentence): ChosenPlace[] => {
    const { source: noteId, start, end } = sentence;
    if (claims.some(({ place }) => place.noteId === noteId && place.start === start)) return [];
    const score = Math.max(
      0,
      ...claims.map(({ text }, at) => against({ text, vector: vectors[at]! }, sentence) * sentence.statement),
    );
    return score > 0 ? [{ noteId, start, end, score: Math.round(score * 1000) / 1000 }] : [];
  });
  const places = scored.toSorted((a, b) => b.score - a.score || a.start - b.start).slice(0, PLACES_MAX);
  return { kind: 'COUNTER', searches: asked.length, places };
}
