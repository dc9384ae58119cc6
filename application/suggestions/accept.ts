import { AI_USER_ID } from '@evident/domain/filters';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import { type Access, type Actor, canWrite } from '@evident/domain/permissions';
import type { Suggestion } from '@evident/domain/suggestions';
import { type DocumentWorkers, catchUp } from '../content/index.ts';
import { markWords } from '../highlights/index.ts';
import type { Ids } from '../kernel/ids.ts';
import { type RedactionStore, planRedaction } from '../redaction/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { SuggestingStores } from './read-note.ts';

export type DecidingStores = SuggestingStores & {
  tags: TagStore;
  undo: UndoStore;
  redactions: RedactionStore;
};

export interface AcceptingPorts {
  readonly workers: DocumentWorkers;
  readonly ids: Ids;
  readonly now: Date;
}

export interface Place {
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly access: Access;
}

/** Suggestions with what they became, and the updates of the note to deliver. */
export interface Made {
  readonly suggestions: readonly Suggestion[];
  readonly updates: readonly Uint8Array[];
}

type Accept = (
  stores: DecidingStores,
  ports: AcceptingPorts,
  actor: Actor,
  place: Place,
  suggestion: Suggestion,
) => Promise<{ readonly resultId: Uuid | null; readonly updates: readonly Uint8Array[] }>;

const ACCEPT: Partial<Record<Suggestion['kind'], Accept>> = {
  HIGHLIGHT: highlighted,
  TAG: tagged,
  REDACTION: redacted,
};

/** Carries out suggestions in the name of AI. Leaves out those whose words or tags are gone. */
export async function accept(
  stores: DecidingStores,
  ports: AcceptingPorts,
  actor: Actor,
  place: Place,
  open: readonly Suggestion[],
): Promise<Made> {
  const suggestions: Suggestion[] = [];
  const updates: Uint8Array[] = [];
  for (const suggestion of open) {
    const done = await ACCEPT[suggestion.kind]?.(stores, ports, actor, place, suggestion).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'UnprocessableContent') return undefined;
      throw error;
    });
    if (!done) continue;
    suggestions.push({ ...suggestion, state: 'ACCEPTED', resultId: done.resultId });
    updates.push(...done.updates);
  }
  return { suggestions, updates };
}

async function highlighted(
  ...[stores, ports, actor, place, { words, tagIds }]: Parameters<Accept>
): ReturnType<Accept> {
  const { now, workers } = ports;
  const wanted = { ...place, id: ports.ids.newId(), words: words!, by: AI_USER_ID, now };
  const { highlight, updates } = await markWords(stores, workers, actor, wanted);
  await applyAsAi(stores, highlight.id, place.projectId, tagIds, now);
  return { resultId: highlight.id, updates };
}

async function tagged(
  ...[stores, { now }, , { projectId }, { highlightId, tagId }]: Parameters<Accept>
): ReturnType<Accept> {
  await applyAsAi(stores, highlightId!, projectId, [tagId!], now);
  return { resultId: null, updates: [] };
}

/** Plans the redaction; a member applies it. */
async function redacted(
  ...[stores, { workers, ids, now }, { teamId }, { noteId, projectId, access }, { words }]: Parameters<Accept>
): ReturnType<Accept> {
  if (!canWrite(access)) return refuse('Forbidden', 'You need write access to redact');
  const updates = await catchUp(stores, teamId, noteId, workers, now);
  const planned = { id: ids.newId(), by: AI_USER_ID, now };
  const { id } = await planRedaction(stores, workers, { id: noteId, teamId, projectId }, { words: words! }, planned);
  return { resultId: id, updates };
}

/** Applies those of the tags that still exist in the project. */
async function applyAsAi(
  { tags, highlights }: DecidingStores,
  highlightId: Uuid,
  projectId: Uuid,
  tagIds: readonly Uuid[],
  now: Date,
): Promise<void> {
  for (const tagId of tagIds) {
    const tag = await tags.find(tagId);
    if (tag?.projectId === projectId)
      await highlights.apply({ highlightId, tagId, appliedBy: AI_USER_ID, appliedAt: now, how: 'ai' });
  }
}
