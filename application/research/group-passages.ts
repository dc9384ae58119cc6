import { dot } from '@evident/domain/extraction';
import {
  type PlaceGroup,
  type StepOf,
  askedKey,
  clustered,
  kindOfAnswer,
  kindsAsked,
  stepsOf,
  withoutCommon,
} from '@evident/domain/research';
import { nearness } from './nearness.ts';
import { type PlaceRead, placesRead, type StepContext, type StepTools } from './step-context.ts';

/** Passages that are grouped at most. */
const GROUPED_MAX = 60;
/** Passages count from this nearness on. Texts whose language is not understood are near by words alone. */
const NEAR = { understood: 0.16, byWords: 0.05 };
/** Passages count from this share of the nearness of the nearest ones on. */
const NEAR_ENOUGH = 0.5;
/** Passages at least this near repeat each other. */
const REPEATS = 0.92;
/** The nearest ones: so many, their mean. */
const NEAREST = 5;
/** Passages that fit into no group and are kept: the nearest. */
const ALONE_MAX = 10;

/**
 * Groups the passages that are near the question: by the kinds of answers if it asks for several, otherwise by what they are about. The
 * groups that most notes and people share come first, kinds in the order of the question.
 */
export async function groupPassages(
  tools: StepTools,
  { research, actor, steps }: StepContext,
): Promise<StepOf<'GROUP'>> {
  const { read, meanings, isUnderstood } = await placesRead(
    tools,
    actor,
    stepsOf(steps, 'READ').flatMap(({ places }) => places),
  );
  const scores = await nearness({ sentences: read.map(({ sentence }) => sentence), meanings }, research, steps);
  const near = nearEnough(read, scores, isUnderstood ? NEAR.understood : NEAR.byWords);
  const asked = askedGroups(research.question, near);
  if (asked) return { kind: 'GROUP', groups: asked };
  const without = withoutCommon(near.map(({ vector }) => vector));
  const { groups, rest } = clustered(near.map(({ vector }) => without(vector)));
  const of = (members: readonly number[]) => members.map((at) => near[at]!.place).toSorted((a, b) => b.score - a.score);
  const found = groups
    .map(of)
    .toSorted((a, b) => sourcesOf(b) - sourcesOf(a) || b.length - a.length)
    .map((places, at): PlaceGroup => ({ key: `g${at + 1}`, isRest: false, places }));
  const alone = of(rest).slice(0, ALONE_MAX);
  return {
    kind: 'GROUP',
    groups: [...found, ...(alone.length > 0 ? [{ key: 'rest', isRest: true, places: alone }] : [])],
  };
}

/** A group for each kind of answer that a question asks for; null if it asks for one kind only, or only one is given. */
function askedGroups(question: string, near: readonly PlaceRead[]): PlaceGroup[] | null {
  const kinds = kindsAsked(question);
  if (kinds.length < 2) return null;
  const answers = near.map(({ place, text, sentence }) => ({
    place,
    kind: kindOfAnswer({ text, context: sentence.asked }, kinds),
  }));
  const found = kinds.flatMap((kind): PlaceGroup[] => {
    const places = answers.flatMap((one) => (one.kind === kind ? [one.place] : []));
    return places.length > 0 ? [{ key: askedKey(kind), isRest: false, places }] : [];
  });
  if (found.length < 2) return null;
  const rest = answers.flatMap((one) => (one.kind === null ? [one.place] : [])).slice(0, ALONE_MAX);
  return [...found, ...(rest.length > 0 ? [{ key: 'rest', isRest: true, places: rest }] : [])];
}

/** Passages with their nearness among all, the nearest first, without those far from the question. */
function nearEnough(read: readonly PlaceRead[], scores: readonly number[], atLeast: number): PlaceRead[] {
  const ranked = read
    .map((one, at) => ({ ...one, place: { ...one.place, score: Math.round(scores[at]! * 1000) / 1000 } }))
    .toSorted((a, b) => b.place.score - a.place.score);
  const best = ranked.slice(0, NEAREST);
  const mean = best.reduce((sum, { place }) => sum + place.score, 0) / Math.max(1, best.length);
  const least = Math.max(atLeast, NEAR_ENOUGH * mean);
  const near: PlaceRead[] = [];
  for (const one of ranked)
    if (one.place.score >= least && near.every(({ vector }) => dot(vector, one.vector) < REPEATS)) near.push(one);
  return near.slice(0, GROUPED_MAX);
}

/** Voices in notes: two people in one note are two. */
const sourcesOf = (places: PlaceGroup['places']): number =>
  new Set(places.map(({ noteId, voice }) => `${noteId} ${voice}`)).size;
