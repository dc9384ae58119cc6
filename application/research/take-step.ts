import type { Source } from '@evident/domain/evidence';
import { diverse } from '@evident/domain/extraction';
import type { Uuid } from '@evident/domain/kernel';
import {
  type ChosenPlace,
  type ResearchStep,
  type ResearchTask,
  type StepOf,
  distinct,
  planned,
} from '@evident/domain/research';
import { draftFindings } from './draft-findings.ts';
import { findAgainst } from './find-against.ts';
import { groupPassages } from './group-passages.ts';
import { nearness } from './nearness.ts';
import { readSaid } from './read-said.ts';
import { scopeOf, type StepContext, type StepTools } from './step-context.ts';

const FOUND_MAX = 40;
/** Passages taken from one note. */
const PER_NOTE = 12;
/** Nearness to the question from which on a sentence counts. Decided on interviews and feedback. */
const NEAR = 0.06;
/** Nearness against difference of the passages of a note. */
const BALANCE = 0.8;

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
      return search(tools, context, task.query);
    case 'READ':
      return readNote(tools, context, task.noteId);
    case 'GROUP':
      return groupPassages(tools, context);
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

async function search({ find }: StepTools, { research, actor }: StepContext, query: string): Promise<StepOf<'SEARCH'>> {
  const { passages, missing } = await find(actor, scopeOf(research), query, FOUND_MAX);
  return { kind: 'SEARCH', query, noteIds: noteIdsOf(passages.map(({ source }) => source)), missing };
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
  const notes = await reader.notes(actor, [noteId]);
  const reading = await readSaid(understanding, notes);
  const { sentences } = reading;
  const scores = await nearness(reading, research, steps);
  const chosen = diverse(
    scores.map((score) => (score < NEAR ? 0 : score)),
    sentences.map(({ vector }) => vector),
    PER_NOTE,
    BALANCE,
  ).sort((a, b) => a - b);
  const places = chosen.map((at): ChosenPlace => {
    const { start, end, voice } = sentences[at]!;
    return { noteId, start, end, voice, score: Math.round(scores[at]! * 1000) / 1000 };
  });
  return { kind: 'READ', noteId, sentences: sentences.length, voices: reading.voices.get(noteId) ?? 0, places };
}
