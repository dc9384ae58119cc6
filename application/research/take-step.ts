import type { Source } from '@evident/domain/evidence';
import { type ReadSentence, dot, keySentences } from '@evident/domain/extraction';
import type { Uuid } from '@evident/domain/kernel';
import {
  type ChosenPlace,
  type ResearchStep,
  type ResearchTask,
  type StepOf,
  clustered,
  distinct,
  planned,
  stepsOf,
} from '@evident/domain/research';
import { type Reading, readSentences } from '../extraction/index.ts';
import { draftFindings } from './draft-findings.ts';
import { findAgainst } from './find-against.ts';
import { placesRead, scopeOf, type StepContext, type StepTools } from './step-context.ts';

const FOUND_MAX = 40;
/** Passages taken from one note. */
const PER_NOTE = 8;
/** Cosine with the question from which on a sentence counts. Decided on interviews, as for search by meaning. */
const NEAR = 0.2;
/** Passages that are grouped. */
const GROUPED_MAX = 60;

/** @returns null if the research was canceled while its text was written */
export async function takeStep(
  tools: StepTools,
  context: StepContext,
  task: ResearchTask,
): Promise<ResearchStep | null> {
  switch (task.kind) {
    case 'PLAN':
      return { kind: 'PLAN', queries: await plan(tools, context) };
    case 'SEARCH':
      return { ...task, noteIds: await notesFound(tools, context, task.query) };
    case 'READ':
      return readNote(tools, context, task.noteId);
    case 'GROUP':
      return group(tools, context);
    case 'COUNTER':
      return findAgainst(tools, context, task.searches);
    case 'DRAFT':
      return draftFindings(tools, context);
  }
}

const PLAN_SCHEMA = {
  type: 'object',
  properties: { queries: { type: 'array', items: { type: 'string' } } },
  required: ['queries'],
  additionalProperties: false,
} as const;

async function plan({ writer }: StepTools, { research, stopping }: StepContext): Promise<string[]> {
  const own = planned(research.question);
  const controller = new AbortController();
  if (stopping()) controller.abort();
  const chosen = await writer.choose<{ queries: string[] }>(
    research.teamId,
    {
      purpose: 'research',
      instruction: `Name up to ${research.budget.searches} short, different search queries that together answer the question of the member. Also search for what speaks against the obvious answer.`,
      asked: [{ role: 'user', text: research.question }],
      schema: PLAN_SCHEMA,
    },
    [],
    controller.signal,
  );
  const queries = chosen?.queries?.filter((query): query is string => typeof query === 'string') ?? [];
  return distinct([own[0]!, ...queries, ...own.slice(1)]);
}

async function notesFound({ find }: StepTools, { research, actor }: StepContext, query: string): Promise<Uuid[]> {
  const { passages } = await find(actor, scopeOf(research), query, FOUND_MAX);
  return noteIdsOf(passages.map(({ source }) => source));
}

/** Insights are conclusions of colleagues; findings rest on what people said. */
const noteIdsOf = (sources: readonly Pick<Source, 'type' | 'id' | 'parentId'>[]): Uuid[] => [
  ...new Set(
    sources.flatMap(({ type, id, parentId }) => (type === 'note' ? id : type === 'highlight' ? (parentId ?? []) : [])),
  ),
];

async function readNote(
  { reader, understanding }: StepTools,
  { research, actor, steps }: StepContext,
  noteId: Uuid,
): Promise<StepOf<'READ'>> {
  const note = (await reader.notes(actor, [noteId])).get(noteId);
  if (!note) return { kind: 'READ', noteId, sentences: 0, places: [] };
  const reading = await readSentences(understanding, [note]);
  const asked = [research.question, ...stepsOf(steps, 'PLAN').flatMap(({ queries }) => queries.slice(1, 4))];
  const scores = await nearness(reading, asked);
  const [about] = await reading.meanings([research.question]);
  const near = reading.sentences.filter((sentence) => scores.get(sentence)! >= NEAR);
  const places = keySentences(near, { count: PER_NOTE, about: about ?? null }).map((sentence): ChosenPlace => ({
    noteId,
    start: sentence.start,
    end: sentence.end,
    score: rounded(scores.get(sentence)!),
  }));
  return { kind: 'READ', noteId, sentences: reading.sentences.length, places };
}

/** The largest cosine of each sentence with one of the texts. */
async function nearness(
  { sentences, meanings }: Pick<Reading, 'sentences' | 'meanings'>,
  texts: readonly string[],
): Promise<Map<ReadSentence, number>> {
  const vectors = await meanings(texts);
  return new Map(
    sentences.map((sentence) => [sentence, Math.max(0, ...vectors.map((vector) => dot(sentence.vector, vector)))]),
  );
}

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

async function group({ reader, understanding }: StepTools, { actor, steps }: StepContext): Promise<StepOf<'GROUP'>> {
  const places = stepsOf(steps, 'READ')
    .flatMap((read) => read.places)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, GROUPED_MAX);
  const read = await placesRead({ reader, understanding }, actor, places);
  const { groups, rest } = clustered(read.map(({ vector }) => vector));
  const of = (members: readonly number[]) => members.map((at) => read[at]!.place);
  return {
    kind: 'GROUP',
    groups: [
      ...groups.map((members, at) => ({ key: `g${at + 1}`, isRest: false, places: of(members) })),
      ...(rest.length > 0 ? [{ key: 'rest', isRest: true, places: of(rest) }] : []),
    ],
  };
}
