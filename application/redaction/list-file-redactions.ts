import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RedactionList } from '@evident/domain/redaction';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { viewOf } from './list-redactions.ts';
import { originalWords } from './original-words.ts';
import { recordingOf } from './recording-of.ts';
import type { RedactionStores } from './redacted-note.ts';

/** The redactions of a recording in the notes of its project. Only members with full access see words that were removed. */
export class ListFileRedactions extends Query<RedactionList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class ListFileRedactionsHandler implements Handler<ListFileRedactions> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, fileId }: ListFileRedactions): Promise<RedactionList> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { projectId, full } = await recordingOf(stores, actor, fileId, 'read');
      const all = (await stores.redactions.ofFile(fileId)).filter((one) => one.projectId === projectId);
      const originals = full ? await stores.redactions.originalsOf(all.map(({ id }) => id)) : [];
      return { items: all.map((one) => viewOf(one, originalWords(originals, one))) };
    });
  }
}
