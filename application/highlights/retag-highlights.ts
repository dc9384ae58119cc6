import type { HighlightTagChange, HighlightTagChangeResult } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { type AppliedTag, usableIn } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { highlightsChanged } from './events.ts';
import type { HighlightStore } from './highlight-store.ts';
import { HIGHLIGHTS_RETAGGED } from './undo-kinds.ts';

/** Adds tags to many highlights of a project and removes others, as one change set. */
export class RetagHighlights extends Command<HighlightTagChangeResult> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly change: HighlightTagChange,
  ) {
    super();
  }
}

interface Stores {
  projectAccess: ProjectAccess;
  highlights: HighlightStore;
  tags: TagStore;
  outbox: Outbox;
  undo: UndoStore;
}

export class RetagHighlightsHandler implements Handler<RetagHighlights> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  execute({
    actor,
    projectId,
    change: { highlightIds, add = [], remove = [] },
  }: RetagHighlights): Promise<HighlightTagChangeResult> {
    return this.work.perform(actor.teamId, async (stores) => {
      const access = await demand(stores.projectAccess, actor, projectId, 'markUp');
      if (add.length + remove.length === 0) refuse('UnprocessableContent', 'Choose tags to add or remove');
      if (add.some((tagId) => remove.includes(tagId)))
        refuse('UnprocessableContent', 'A tag cannot be added and removed at once');
      for (const tagId of [...add, ...remove]) {
        if (!usableIn(await stores.tags.find(tagId), projectId))
          refuse(
            'UnprocessableContent',
            'Tag not found in this project',
            'Choose a tag of the project that the highlights are in.',
          );
      }
      const wanted = new Set(highlightIds);
      const open = await stores.highlights.findOpen(projectId, [...wanted]);
      const before = await stores.highlights.tagsOn(...open);
      const removed = before.filter(
        ({ tagId, appliedBy }) => remove.includes(tagId) && (canWrite(access) || appliedBy === actor.userId),
      );
      const now = this.clock.now();
      const own = new Set(before.filter(({ appliedBy }) => appliedBy === actor.userId).map(keyOf));
      const added = open
        .flatMap((highlightId) =>
          [...new Set(add)].map((tagId): AppliedTag => ({
            highlightId,
            tagId,
            appliedBy: actor.userId,
            appliedAt: now,
            how: 'person',
          })),
        )
        .filter((tag) => !own.has(keyOf(tag)));
      const changed = [...new Set([...added, ...removed].map(({ highlightId }) => highlightId))];
      const skipped = wanted.size - open.length + skippedOnly(before, removed, remove, changed);
      if (changed.length === 0) return { undoId: null, changed: 0, skipped };
      await stores.highlights.withdraw(...removed);
      await stores.highlights.apply(...added);
      const undoId = await stores.undo.keep(actor, HIGHLIGHTS_RETAGGED, {
        projectId,
        label: labelOf(add, remove, changed.length),
        before: { projectId, added, removed },
      });
      await stores.outbox.announce(highlightsChanged(actor, projectId, changed, { tagsOnly: true }));
      return { undoId, changed: changed.length, skipped };
    });
  }
}

const keyOf = ({ highlightId, tagId }: AppliedTag): string => highlightId + tagId;

/** Counts the highlights that keep a tag only because other members applied it. */
function skippedOnly(
  before: readonly AppliedTag[],
  removed: readonly AppliedTag[],
  remove: readonly Uuid[],
  changed: readonly Uuid[],
): number {
  const done = new Set([...removed.map(({ highlightId }) => highlightId), ...changed]);
  return new Set(
    before
      .filter(({ tagId, highlightId }) => remove.includes(tagId) && !done.has(highlightId))
      .map(({ highlightId }) => highlightId),
  ).size;
}

function labelOf(add: readonly Uuid[], remove: readonly Uuid[], count: number): string {
  const highlights = count === 1 ? '1 highlight' : `${count.toLocaleString('en')} highlights`;
  if (remove.length === 0) return `Tagged ${highlights}`;
  return add.length === 0
    ? `Removed ${remove.length === 1 ? 'a tag' : 'tags'} from ${highlights}`
    : `Changed the tags of ${highlights}`;
}
