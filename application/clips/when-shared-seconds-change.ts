import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ClipStores, keepClips } from './keep-clips.ts';

const EVENTS = [
  'share-link:changed',
  'reel:changed',
  'reel:removed',
  'highlight:changed',
  'highlight:removed',
  'highlights:changed',
  'highlights:removed',
  'insight:published',
  'insight:changed',
  'file:removed',
] as const;
type Watched = (typeof EVENTS)[number];

/** Renders the seconds that visitors may play when they are shared or change, and deletes those of deleted objects. */
export class WhenSharedSecondsChange implements Reaction<Watched> {
  readonly name = 'when-shared-seconds-change';
  readonly on = EVENTS;

  constructor(
    private readonly work: UnitOfWork<ClipStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react(event: DeliveredEvent<Watched>): Promise<void> {
    await this.work.perform(event.teamId, async (stores) => {
      const { clips } = stores;
      const gone = goneBy(event);
      // In one order, so that two removals never wait for each other.
      for (const id of gone.toSorted()) {
        await clips.lock(id);
        await clips.removeAll(id, this.clock.now());
      }
      if (gone.length > 0) return;
      const [reels, highlights] = await changedBy(stores, event);
      const shared = await Promise.all(reels.map((id) => clips.reel(id)));
      const subjects = [...shared.filter((reel) => reel !== null), ...(await clips.highlights(highlights))];
      await keepClips(stores, { ids: this.ids, clock: this.clock }, event.teamId, subjects);
    });
  }
}

function goneBy(event: DeliveredEvent<Watched>): readonly Uuid[] {
  if (event.name === 'reel:removed') return [event.payload.reelId];
  if (event.name === 'highlights:removed') return event.payload.highlightIds;
  return event.name === 'highlight:removed' ? [event.payload.highlightId] : [];
}

/** The reels and highlights that an event may have changed. */
async function changedBy(
  { clips }: ClipStores,
  event: DeliveredEvent<Watched>,
): Promise<[readonly Uuid[], readonly Uuid[]]> {
  switch (event.name) {
    case 'share-link:changed': {
      const { objectId } = event.payload;
      return [[objectId], [objectId, ...(await clips.evidenceOf(objectId))]];
    }
    case 'reel:changed':
      return [[event.payload.reelId], []];
    case 'highlight:changed':
      return [[], [event.payload.highlightId]];
    case 'highlights:changed':
      return [[], event.payload.tagsOnly ? [] : event.payload.highlightIds];
    case 'insight:published':
    case 'insight:changed':
      return [[], await clips.evidenceOf(event.payload.insightId)];
    case 'file:removed': {
      const found = await clips.withClipOf(event.payload.fileId);
      return [idsOf(found, 'REEL'), idsOf(found, 'HIGHLIGHT')];
    }
    default:
      return [[], []];
  }
}

const idsOf = (subjects: readonly { type: string; id: Uuid }[], wanted: 'REEL' | 'HIGHLIGHT'): Uuid[] =>
  subjects.filter(({ type }) => type === wanted).map(({ id }) => id);
