import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Handler } from '../kernel/message.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { COPY_SEARCH } from './engine-jobs.ts';
import type { SearchRef } from './search-index.ts';
import { UpdateSearch } from './update-search.ts';
import { EMBED_SEARCH } from './vector-jobs.ts';

const FOLLOWED = [
  'note:created',
  'note:changed',
  'note:removed',
  'notes:changed',
  'notes:removed',
  'notes:imported',
  'insight:changed',
  'insight:removed',
  'insight:published',
  'insight:unpublished',
  'insights:changed',
  'insights:removed',
  'highlight:changed',
  'highlight:removed',
  'highlights:changed',
  'highlights:removed',
  'tag:changed',
  'tag:removed',
  'tags:changed',
  'tags:removed',
  'project:created',
  'project:changed',
  'readme:changed',
  'folder:changed',
  'person:changed',
  'person:removed',
  'people:changed',
  'people:removed',
] as const;
type Followed = DeliveredEvent<(typeof FOLLOWED)[number]>;

/** Objects that are read and indexed in one transaction. */
const REFS_AT_ONCE = 100;

export const FOLD_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'fold-search' };
const FOLD_AFTER_MS = 60_000;
/** Single changes add few entries, so they are compacted later, together. */
const FOLD_CHANGES_AFTER_MS = 600_000;

/** Updates the search index after objects were created, changed or removed. */
export class WhenContentChanged implements Reaction<Followed['name']> {
  readonly name = 'when-content-changed';
  readonly on = FOLLOWED;

  constructor(
    private readonly update: Handler<UpdateSearch>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
    /** Whether a second engine follows. */
    private readonly engine: object | null = null,
    /** Whether passages get vectors. */
    private readonly embedders: object | null = null,
  ) {}

  async react(event: Followed): Promise<void> {
    const { name, teamId } = event;
    // Imports index their own notes.
    if (name === 'notes:imported') {
      await this.copy(teamId);
      return this.fold(teamId, teamId, FOLD_AFTER_MS);
    }
    const refs = refsOf(event);
    if (refs.length === 0) return;
    let fault: unknown = null;
    for (let at = 0; at < refs.length; at += REFS_AT_ONCE)
      await this.update.execute(new UpdateSearch(teamId, refs.slice(at, at + REFS_AT_ONCE))).catch((error: unknown) => {
        // The others of a long list are indexed all the same.
        fault ??= error;
      });
    await this.copy(teamId);
    await this.fold(teamId, `${teamId} changes`, FOLD_CHANGES_AFTER_MS);
    if (fault !== null) throw fault;
  }

  private async copy(teamId: Uuid): Promise<void> {
    if (this.engine !== null) await this.jobs.enqueue(COPY_SEARCH, { teamId }, { key: teamId });
    if (this.embedders !== null) await this.jobs.enqueue(EMBED_SEARCH, { teamId }, { key: teamId });
  }

  private async fold(teamId: Uuid, key: string, ms: number): Promise<void> {
    await this.jobs.enqueue(FOLD_SEARCH, { teamId }, { key, startAfter: new Date(this.clock.now().getTime() + ms) });
  }
}

function refsOf(event: Exclude<Followed, { name: 'notes:imported' }>): SearchRef[] {
  switch (event.name) {
    case 'note:created':
    case 'note:changed':
    case 'note:removed':
      return [{ type: 'NOTE', id: event.payload.noteId }];
    case 'notes:changed':
    case 'notes:removed':
      return event.payload.noteIds.map((id) => ({ type: 'NOTE', id }));
    case 'insights:changed':
    case 'insights:removed':
      return event.payload.insightIds.map((id) => ({ type: 'INSIGHT', id }));
    case 'insight:changed':
    case 'insight:removed':
    case 'insight:published':
    case 'insight:unpublished':
      return [{ type: 'INSIGHT', id: event.payload.insightId }];
    case 'highlight:changed':
    case 'highlight:removed':
      return [{ type: 'HIGHLIGHT', id: event.payload.highlightId }];
    case 'highlights:changed':
      // The index holds no tags of highlights.
      if (event.payload.tagsOnly) return [];
      return event.payload.highlightIds.map((id) => ({ type: 'HIGHLIGHT', id }));
    case 'highlights:removed':
      return event.payload.highlightIds.map((id) => ({ type: 'HIGHLIGHT', id }));
    case 'tags:changed':
    case 'tags:removed':
      return event.payload.tagIds.map((id) => ({ type: 'TAG', id }));
    case 'tag:changed':
    case 'tag:removed':
      return [{ type: 'TAG', id: event.payload.tagId }];
    case 'project:created':
    case 'project:changed':
    case 'readme:changed':
      return [{ type: 'PROJECT', id: event.payload.projectId }];
    case 'person:changed':
    case 'person:removed':
      return [{ type: 'PERSON', id: event.payload.personId }];
    case 'people:changed':
    case 'people:removed':
      return event.payload.personIds.map((id) => ({ type: 'PERSON', id }));
    case 'folder:changed':
      return [{ type: 'PROJECT_CATEGORY', id: event.payload.folderId }];
  }
}
