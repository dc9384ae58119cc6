import type { Uuid } from '@evident/domain/kernel';
import type { Span } from '@evident/domain/media';
import { type Transcription, isUnderWay, minutesOf } from '@evident/domain/transcripts';
import type { Outbox } from '../kernel/outbox.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { transcriptionChanged } from './events.ts';
import type { TranscriptionStore } from './transcription-store.ts';

/** Transcriptions count towards the minutes of the plan. */
export const COUNTED = { counts: ['transcriptionMinutes'] } as const;

type Stores = RoomStores & { transcriptions: TranscriptionStore; outbox: Outbox };

const lengthOf = (plan: readonly Span[]): number => plan.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/**
 * Stores the pieces of a transcription, which reserves their minutes of the month. Null if it was canceled meanwhile.
 * @throws PlanRefusal
 */
export async function reserveMinutes(
  stores: Stores,
  id: Uuid,
  plan: readonly Span[],
  now: Date,
): Promise<Transcription | null> {
  const { transcriptions, outbox } = stores;
  const before = await transcriptions.find(id);
  if (!before || !isUnderWay(before)) return null;
  await takeRoom(stores, COUNTED, 'transcriptionMinutes', now, minutesOf(lengthOf(plan)));
  const planned = { ...before, plan };
  await transcriptions.save(planned);
  await outbox.announce(transcriptionChanged(planned));
  return planned;
}

/**
 * Reserves the minutes that a transcription still has to do, before it is started again after it failed or was canceled.
 * @throws PlanRefusal
 */
export async function reserveRest(
  stores: RoomStores & Pick<Stores, 'transcriptions'>,
  { id, plan }: Transcription,
  now: Date,
): Promise<void> {
  if (plan === null) return;
  const done = new Set((await stores.transcriptions.piecesOf(id)).map(({ startMs }) => startMs));
  const rest = plan.filter(({ startMs }) => !done.has(startMs));
  await takeRoom(stores, COUNTED, 'transcriptionMinutes', now, minutesOf(lengthOf(rest)));
}
