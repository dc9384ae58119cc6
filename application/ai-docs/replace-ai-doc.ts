import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AiTextReader, type AiTextStore, demandUnchanged } from '../ai/index.ts';
import type { LiveRooms } from '../content/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { docToChange } from './doc-to-change.ts';
import { fillDocument, type FillingStores, type FillingTools } from './fill-document.ts';

/** Replaces the document, also an edited one, by the latest generated text. Returns the undo id; null if it was empty. */
export class ReplaceAiDoc extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
  ) {
    super();
  }
}

export class ReplaceAiDocHandler implements Handler<ReplaceAiDoc> {
  constructor(
    private readonly work: UnitOfWork<FillingStores & { aiTexts: AiTextStore; projectAccess: ProjectAccess }>,
    private readonly texts: AiTextReader,
    private readonly rooms: LiveRooms,
    private readonly tools: FillingTools,
  ) {}

  async execute({ actor, docId }: ReplaceAiDoc): Promise<Uuid | null> {
    await this.rooms.flush(docId);
    const { textId, seen } = await this.work.prepare(actor.teamId, async (stores) => ({
      ...(await docToChange(stores, actor, docId)),
      seen: await stores.aiTexts.seen(),
    }));
    // Without the sentences that the actor cannot see now.
    const [text] = await this.texts.read(actor, [textId]);
    const { undoId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      await demandUnchanged(stores.aiTexts, seen);
      const document = await stores.documents.lock(docId);
      const doc = await docToChange(stores, actor, docId);
      if (!document || !text || doc.textId !== text.id || text.state !== 'DONE' || text.content.sections.length === 0)
        return refuse('InvalidOperation', 'There is no new text');
      return fillDocument(stores, this.tools, actor, doc, text.content);
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, docId, update);
    return undoId;
  }
}
