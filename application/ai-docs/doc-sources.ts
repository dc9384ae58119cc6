import type { DocSource } from '@evident/domain/ai-docs';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InsightStore } from '../insights/index.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteStore } from '../notes/index.ts';
import type { SavedFilterStore } from '../saved-filters/index.ts';
import { type SourcePorts, type SummarySource, sourcesOf } from '../summaries/index.ts';
import type { TagStore } from '../tags/index.ts';

export interface DocSourceStores {
  readonly notes: Pick<NoteStore, 'find'>;
  readonly insights: Pick<InsightStore, 'find'>;
  readonly tags: Pick<TagStore, 'projectOf'>;
  readonly savedFilters: Pick<SavedFilterStore, 'find'>;
}

/** The notes of a project under a filter, newest first. */
export type FindNotes = (actor: Actor, projectId: Uuid, filter: string) => Promise<Uuid[]>;

export interface DocSourcePorts extends SourcePorts {
  readonly findNotes: FindNotes;
  readonly work: UnitOfWork<DocSourceStores>;
}

/** Texts that one doc is written from at most (decided). */
const TEXTS_MAX = 1000;
const NAMES = { NOTE: 'Note', INSIGHT: 'Insight', TAG: 'Tag', PROJECT: 'Project', FILTER: 'Filter' } as const;

/** @throws Refusal `NotFound` for a source outside the project, `UnprocessableContent` for a filter of other objects */
export async function demandDocSources(
  stores: DocSourceStores,
  projectId: Uuid,
  sources: readonly DocSource[],
): Promise<void> {
  for (const { type, id } of sources)
    if ((await projectOf(stores, type, id, projectId)) !== projectId) refuse('NotFound', `${NAMES[type]} not found`);
}

async function projectOf(
  { notes, insights, tags, savedFilters }: DocSourceStores,
  type: DocSource['type'],
  id: Uuid,
  projectId: Uuid,
): Promise<Uuid | null> {
  switch (type) {
    case 'NOTE':
      return (await notes.find(id))?.projectId ?? null;
    case 'INSIGHT':
      return (await insights.find(id))?.projectId ?? null;
    case 'TAG':
      return tags.projectOf(id);
    case 'PROJECT':
      return id;
    case 'FILTER': {
      const filter = await savedFilters.find(id);
      if (filter && filter.objectType !== 'NOTE' && filter.objectType !== 'HIGHLIGHT')
        refuse('UnprocessableContent', 'Only filters of notes and highlights can be sources');
      // Those of the workspace are applied to the project.
      return filter && (filter.projectId ?? projectId);
    }
  }
}

/**
 * The texts of sources, each once, as the actor and all readers of the project see them. Texts of other projects, such
 * as evidence from elsewhere, are left out, because readers of the doc may not see them.
 */
export async function sourcesOfDoc(
  ports: DocSourcePorts,
  actor: Actor,
  { projectId, sources }: { readonly projectId: Uuid; readonly sources: readonly DocSource[] },
): Promise<SummarySource[]> {
  // A viewer sees the published version of an insight, as the readers of the doc do.
  const reader: Actor = { ...actor, role: 'VIEWER' };
  const noteIds = sources.flatMap(({ type, id }) => (type === 'NOTE' ? [id] : []));
  const found = noteIds.length > 0 ? await ports.texts.notes(reader, { noteIds }) : [];
  for (const source of sources) found.push(...(await textsOf(ports, reader, projectId, source)));
  const own = new Map(
    found.filter((text) => text.projectId === projectId).map((text) => [`${text.type} ${text.id}`, text]),
  );
  return [...own.values()].slice(0, TEXTS_MAX).map((text, at) => ({ ...text, key: `S${at + 1}` }));
}

async function textsOf(
  ports: DocSourcePorts,
  reader: Actor,
  projectId: Uuid,
  { type, id }: DocSource,
): Promise<readonly SummarySource[]> {
  if (type === 'NOTE') return [];
  if (type !== 'FILTER') return sourcesOf(ports, reader, { type, id, filter: null });
  const filter = await ports.work.perform(reader.teamId, ({ savedFilters }) => savedFilters.find(id));
  if (!filter || (filter.projectId ?? projectId) !== projectId) return [];
  const form = JSON.stringify(filter.form);
  if (filter.objectType === 'HIGHLIGHT') return sourcesOf(ports, reader, { type, id: projectId, filter: form });
  const noteIds = filter.objectType === 'NOTE' ? await ports.findNotes(reader, projectId, form) : [];
  return noteIds.length > 0 ? ports.texts.notes(reader, { noteIds }) : [];
}
