import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Reel, type ReelItem, type ReelUpdate, checkedItems } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ReelStore } from './reel-store.ts';
import { REELS, type ReelStores } from './reels.ts';

/** Renames a reel, changes its items or its captions. `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateReel extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
    readonly update: ReelUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateReelHandler implements Handler<UpdateReel> {
  constructor(
    private readonly work: UnitOfWork<ReelStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, reelId, update: { title, captions, items }, expected }: UpdateReel): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      REELS.change(stores, actor, reelId, {
        expected,
        at: this.clock.now(),
        async to(before) {
          if (items) await refuseForeign(stores.reels, before, items);
          return {
            ...(title === undefined ? {} : { title: title.trim() }),
            ...(captions === undefined ? {} : { captions }),
            ...(items === undefined ? {} : { items: checkedItems(items) }),
          };
        },
        labelOf: (before) =>
          items ? `Edited “${before.title}”` : title === undefined ? 'Changed captions' : 'Renamed a reel',
      }),
    );
  }
}

/** New items must be recordings and highlights of the project; those that are in the reel may stay. */
async function refuseForeign(
  reels: ReelStore,
  { projectId, items: there }: Reel,
  items: readonly ReelItem[],
): Promise<void> {
  const files = new Set(there.map(({ fileId }) => fileId));
  const newFiles = [...new Set(items.map(({ fileId }) => fileId))].filter((id) => !files.has(id));
  if (newFiles.length > 0 && (await reels.recordingsOf(projectId, newFiles)).length < newFiles.length)
    refuse('UnprocessableContent', 'Recording not found in this project', 'Choose a recording of the project.');
  const highlights = new Set(there.map(({ highlightId }) => highlightId));
  const added = [...new Set(items.map(({ highlightId }) => highlightId))].filter(
    (id) => id !== null && !highlights.has(id),
  ) as Uuid[];
  if (added.length > 0 && (await reels.highlightsOf(projectId, added)).length < added.length)
    refuse('UnprocessableContent', 'Highlight not found in this project', 'Choose a highlight of the project.');
}
