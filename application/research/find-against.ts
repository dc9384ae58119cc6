import type { Uuid } from '@evident/domain/kernel';
import {
  type OpposingPlace,
  type Place,
  type StepOf,
  against,
  commonIn,
  notesToRead,
  stepsOf,
} from '@evident/domain/research';
import { readSaid } from './read-said.ts';
import { placesRead, scopeOf, type StepContext, type StepTools } from './step-context.ts';

const FOUND_MAX = 12;
/** Findings of a group that are compared with other sentences. */
const CLAIMS_PER_GROUP = 4;
/** Sentences that may speak against one group. */
const PLACES_PER_GROUP = 3;
const PLACES_MAX = 8;

/**
 * Searches for what may speak against the findings: passages near the first of each group, in the notes that were read, that are about
 * the same, said by someone else, and say the opposite.
 */
export async function findAgainst(
  tools: StepTools,
  { research, actor, steps }: StepContext,
  searches: number,
): Promise<StepOf<'COUNTER'>> {
  const groups = stepsOf(steps, 'GROUP').flatMap((step) => step.groups.filter(({ isRest }) => !isRest));
  const firsts = groups.map(({ places }) => places.slice(0, CLAIMS_PER_GROUP));
  const { read } = await placesRead(tools, actor, firsts.flat());
  const claims = groups.flatMap(({ key }, at) =>
    read.flatMap(({ place, text }) => (firsts[at]!.includes(place) ? [{ group: key, place, text }] : [])),
  );
  const asked = groups.flatMap(({ key }) => claims.find(({ group }) => group === key) ?? []).slice(0, searches);
  const found = new Set<Uuid>();
  for (const { text } of asked) {
    const { passages } = await tools.find(actor, scopeOf(research), text, FOUND_MAX);
    for (const { source } of passages) found.add(source.parentId ?? source.id);
  }
  // Only notes that the budget allows to read.
  const notes = await tools.reader.notes(
    actor,
    notesToRead(research.budget, steps).filter((id) => found.has(id)),
  );
  const { sentences, meanings } = await readSaid(tools.understanding, notes);
  const vectors = await meanings(claims.map(({ text }) => text));
  const isCommon = commonIn(sentences.map(({ text }) => text));
  const scored = sentences.flatMap((sentence): OpposingPlace[] => {
    const { source: noteId, start, end, voice } = sentence;
    const [best] = claims
      .map((claim, at) => ({ claim, score: against({ text: claim.text, vector: vectors[at]! }, sentence, isCommon) }))
      .filter(({ claim, score }) => score > 0 && !isSameVoice(claim.place, { noteId, voice }))
      .toSorted((a, b) => b.score - a.score);
    if (!best || isClaim(claims, { noteId, start })) return [];
    const score = Math.round(best.score * sentence.statement * 1000) / 1000;
    return [{ noteId, start, end, voice, score, group: best.claim.group }];
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score || a.start - b.start);
  const places = groups
    .flatMap(({ key }) => ranked.filter(({ group }) => group === key).slice(0, PLACES_PER_GROUP))
    .slice(0, PLACES_MAX);
  return { kind: 'COUNTER', searches: asked.length, places };
}

type Voice = Pick<Place, 'noteId' | 'voice'>;

/** People do not speak against themselves. */
const isSameVoice = (one: Voice, other: Voice): boolean => one.noteId === other.noteId && one.voice === other.voice;

const isClaim = (claims: readonly { place: Place }[], { noteId, start }: Pick<Place, 'noteId' | 'start'>): boolean =>
  claims.some(({ place }) => place.noteId === noteId && place.start === start);
