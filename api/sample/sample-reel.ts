import { CreateReel } from '@evident/application/reels/create-reel';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

type Once = (actor: Actor, sql: string, parameters: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Makes a reel of the highlights of a note. */
export const makeReel = (bus: Bus, actor: Actor, noteId: Uuid, title: string, once: Once): Promise<Uuid> =>
  once(
    actor,
    'SELECT id FROM reel WHERE source_id = $1 AND title = $2',
    [noteId, title],
    async () => (await bus.ask(new CreateReel(actor, { title, source: { type: 'NOTE', id: noteId } }))).id,
  );
