import { AI_USER_ID } from '@evident/domain/filters';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import { type Access, type Actor, canWrite } from '@evident/domain/permissions';
import type { Suggestion } from '@evident/domain/suggestions';
import { usableIn } from '@evident/domain/tags';
import type { CitedInsightStore } from '../cited-insights/index.ts';
import { type DocumentWorkers, catchUp } from '../content/index.ts';
import { highlightsChanged, markAllWords } from '../highlights/index.ts';
import type { Ids } from '../kernel/ids.ts';
import { type RedactionStore, planRedaction } from '../redaction/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { SuggestingStores } from './read-note.ts';

export type DecidingStores = SuggestingStores & {
  tags: TagStore;
  undo: UndoStore;
  redactions: RedactionStore;
  citedInsights: CitedInsightStore;
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
  suggestions: readonly Suggestion[],
) => Promise<Accepted>;

interface Accepted {
  /** The result of each suggestion that could be carried out: a new highlight or redaction, or null. */
  readonly results: ReadonlyMap<Uuid, Uuid | null>;
  readonly updates: readonly Uint8Array[];
}

/** In this order. INSIGHT and DUPLICATE_TAG are decided elsewhere. */
const ACCEPT: readonly (readonly [Suggestion['kind'], Accept])[] = [
  ['HIGHLIGHT', highlighted],
  ['TAG', tagged],
  ['REDACTION', redacted],
];

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
  for (const [kind, carryOut] of ACCEPT) {
    const some = open.filter((one) => one.kind === kind);
    if (some.length === 0) continue;
    const done = await carryOut(stores, ports, actor, place, some);
    updates.push(...done.updates);
    for (const one of some)
      if (done.results.has(one.id))
        suggestions.push({ ...one, state: 'ACCEPTED', resultId: done.results.get(one.id)! });
  }
  return { suggestions, updates };
}

/** All of them with one change of the document. */
async function highlighted(...[stores, ports, actor, place, all]: Parameters<Accept>): Promise<Accepted> {
  const { ids, now, workers } = ports;
  const wanted = all.map((suggestion) => ({ suggestion, id: ids.newId(), words: suggestion.words! }));
  const { highlights, updates } = await markAllWords(
    stores,
    workers,
    actor,
    { ...place, by: AI_USER_ID, now },
    wanted.map(({ id, words }) => ({ id, words })),
  );
  const made = new Set(highlights.map(({ id }) => id));
  const done = wanted.filter(({ id }) => made.has(id));
  await applyAsAi(
    stores,
    place.projectId,
    done.flatMap(({ id, suggestion }) => suggestion.tagIds.map((tagId) => ({ highlightId: id, tagId }))),
    now,
  );
  return { results: new Map(done.map(({ id, suggestion }) => [suggestion.id, id])), updates };
}

async function tagged(...[stores, { now }, actor, { projectId }, all]: Parameters<Accept>): Promise<Accepted> {
  const applied = await applyAsAi(
    stores,
    projectId,
    all.map(({ highlightId, tagId }) => ({ highlightId: highlightId!, tagId: tagId! })),
    now,
  );
  const done = all.filter(({ tagId }) => applied.has(tagId!));
  if (done.length > 0)
    await stores.outbox.announce(
      highlightsChanged(actor, projectId, [...new Set(done.map(({ highlightId }) => highlightId!))]),
    );
  return { results: new Map(done.map(({ id }) => [id, null])), updates: [] };
}

/** Plans the redactions; a member applies them. */
async function redacted(
  ...[stores, { workers, ids, now }, { teamId }, { noteId, projectId, access }, all]: Parameters<Accept>
): Promise<Accepted> {
  if (!canWrite(access)) return refuse('Forbidden', 'You need write access to redact');
  const updates = await catchUp(stores, teamId, noteId, workers, now);
  const results = new Map<Uuid, Uuid>();
  for (const { id, words } of all) {
    const planned = { id: ids.newId(), by: AI_USER_ID, now };
    await planRedaction(stores, workers, { id: noteId, teamId, projectId }, { words: words! }, planned)
      .then((redaction) => results.set(id, redaction.id))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'UnprocessableContent')) throw error;
      });
  }
  return { results, updates };
}

/** Applies those of the tags that still exist in the project. Returns these. */
async function applyAsAi(
  { tags, highlights }: DecidingStores,
  projectId: Uuid,
  wanted: readonly { readonly highlightId: Uuid; readonly tagId: Uuid }[],
  now: Date,
): Promise<ReadonlySet<Uuid>> {
  const exist = new Set<Uuid>();
  for (const tagId of [...new Set(wanted.map((one) => one.tagId))].sort())
    if (usableIn(await tags.find(tagId), projectId)) exist.add(tagId);
  await highlights.apply(
    ...wanted
      .filter(({ tagId }) => exist.has(tagId))
      .map((one) => ({ ...one, appliedBy: AI_USER_ID, appliedAt: now, how: 'ai' as const })),
  );
  return exist;
}
