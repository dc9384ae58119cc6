import { ReplyToThread } from '@evident/application/comments/reply-to-thread';
import { SettleThread } from '@evident/application/comments/settle-thread';
import { StartThread } from '@evident/application/comments/start-thread';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleProject } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Comments on words of notes, and resolves the threads that the story says are settled. */
export async function writeComments(
  bus: Bus,
  actor: Actor,
  threads: NonNullable<SampleProject['threads']>,
  notes: ReadonlyMap<string, Uuid>,
  once: Once,
): Promise<void> {
  for (const { note, quote, comments, resolved } of threads) {
    const noteId = notes.get(note)!;
    await once(actor, 'SELECT id FROM comment_thread WHERE note_id = $1 AND quote = $2', [noteId, quote], async () => {
      const [first = '', ...replies] = comments;
      const thread = { objectType: 'NOTE', objectId: noteId, words: { quote }, text: first } as const;
      const { id } = await bus.ask(new StartThread(actor, thread));
      for (const text of replies) await bus.ask(new ReplyToThread(actor, id, text));
      if (resolved) await bus.ask(new SettleThread(actor, id, true));
      return id;
    });
  }
}
