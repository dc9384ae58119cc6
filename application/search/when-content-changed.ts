import { isUuid, type Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Handler } from '../kernel/message.ts';
import type { DomainEvent } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { SearchRef } from './search-index.ts';
import { UpdateSearch } from './update-search.ts';

/** What an event is about: the first part of its name, and the key of the id in its payload. */
const TYPES: Readonly<Record<string, { type: SearchedType; key: string }>> = {
  note: { type: 'NOTE', key: 'noteId' },
  insight: { type: 'INSIGHT', key: 'insightId' },
  highlight: { type: 'HIGHLIGHT', key: 'highlightId' },
  tag: { type: 'TAG', key: 'tagId' },
  project: { type: 'PROJECT', key: 'projectId' },
  readme: { type: 'PROJECT', key: 'projectId' },
  folder: { type: 'PROJECT_CATEGORY', key: 'folderId' },
};

/** Many highlights changed at once; the payload lists their ids. */
const HIGHLIGHTS = 'highlights:changed';

/** An import puts its notes into the index itself; what is left is to fold. */
const IMPORTED = 'notes:imported';

export const FOLD_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'fold-search' };
const FOLD_AFTER_MS = 60_000;
/** Single changes leave few entries behind: they are folded together. */
const FOLD_CHANGES_AFTER_MS = 600_000;

/** Brings search up to date with what was made, changed or removed. */
export class WhenContentChanged implements Reaction {
  readonly on = [
    ...Object.keys(TYPES).flatMap((kind) => ['created', 'changed', 'removed'].map((what) => `${kind}:${what}`)),
    'insight:published',
    'insight:unpublished',
    HIGHLIGHTS,
    IMPORTED,
  ];

  constructor(
    private readonly update: Handler<UpdateSearch>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
  ) {}

  async react({ name, teamId, payload }: DomainEvent): Promise<void> {
    if (name !== IMPORTED) {
      const refs = refsOf(name, payload);
      if (refs.length === 0) return;
      await this.update.execute(new UpdateSearch(teamId, refs));
    }
    const [key, ms] = name === IMPORTED ? [teamId, FOLD_AFTER_MS] : [`${teamId} changes`, FOLD_CHANGES_AFTER_MS];
    await this.jobs.enqueue(FOLD_SEARCH, { teamId }, { key, startAfter: new Date(this.clock.now().getTime() + ms) });
  }
}

function refsOf(name: string, payload: DomainEvent['payload']): SearchRef[] {
  if (name === HIGHLIGHTS) return idsIn(payload['highlightIds']).map((id) => ({ type: 'HIGHLIGHT', id }));
  const { type, key } = TYPES[name.split(':')[0]!]!;
  return idsIn([payload[key]]).map((id) => ({ type, id }));
}

const idsIn = (values: unknown): Uuid[] =>
  Array.isArray(values) ? values.filter((value): value is Uuid => typeof value === 'string' && isUuid(value)) : [];
