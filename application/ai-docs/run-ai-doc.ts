import type { AiDoc } from '@evident/domain/ai-docs';
import { isEdited } from '@evident/domain/ai-docs';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import { type AiTextPorts, type AiTextStore, failAiText, reopenAiText, runAiText } from '../ai/index.ts';
import type { LiveRooms } from '../content/index.ts';
import type { Understanding } from '../extraction/index.ts';
import type { JobQueue, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { digestsOf, hasEnough, summaryTask } from '../summaries/index.ts';
import { type DocSourcePorts, sourcesOfDoc } from './doc-sources.ts';
import { docChanged } from './events.ts';
import { fillDocument, type FillingStores, type FillingTools } from './fill-document.ts';

export interface DocTurn {
  readonly teamId: Uuid;
  readonly docId: Uuid;
  readonly textId: Uuid;
}

export const WRITE_DOC: JobQueue<DocTurn> = { name: 'write-ai-doc', retries: 4 };

export type DocWorkerStores = FillingStores & { aiTexts: AiTextStore; outbox: Outbox };

export interface DocWorkerPorts extends AiTextPorts {
  readonly work: UnitOfWork<DocWorkerStores>;
  readonly sources: DocSourcePorts;
  readonly understanding: Understanding;
  readonly rooms: LiveRooms;
  readonly filling: FillingTools;
}

/** Writes the text of a doc and fills its document. Called by jobs, also after the process was killed. */
export class AiDocWorker implements VisibleWorker<DocTurn> {
  constructor(private readonly ports: DocWorkerPorts) {}

  async run({ payload: { teamId, docId, textId }, stopping }: Turn<DocTurn>): Promise<void> {
    const { work, sources: from, understanding } = this.ports;
    const begun = await work.perform(teamId, async ({ aiDocs, aiTexts }) => {
      const [doc, text] = [await aiDocs.find(docId), await aiTexts.find(textId)];
      if (!doc) return 'TRASHED';
      if (!text || doc.textId !== textId) return null;
      return { doc, by: text.createdBy, state: text.state, actor: await aiDocs.memberNow(text.createdBy) };
    });
    if (!begun) return;
    // Once it is restored, a member can write it again.
    if (begun === 'TRASHED') return failAiText(this.ports, teamId, textId, 'The doc was in the trash. Try again.');
    const { doc, by, state, actor } = begun;
    if (state === 'DONE') return this.fill(doc, by);
    if (!actor)
      return this.fail({ teamId, docId, textId }, 'The member who started this doc has left the workspace. Try again.');
    const sources = await sourcesOfDoc(from, actor, doc).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (sources instanceof Refusal)
      return this.fail(
        { teamId, docId, textId },
        `A source cannot be read: ${sources.title}. Check its saved filters.`,
      );
    const task = { ...(await summaryTask(understanding, doc, sources)), purpose: 'doc' };
    const extract = hasEnough(sources) ? task.extract : () => Promise.resolve([]);
    const written = await runAiText(this.ports, teamId, textId, { task: { ...task, extract }, sources }, stopping);
    await work.perform(teamId, async ({ aiDocs, outbox }) => {
      const now = await aiDocs.find(docId);
      if (now?.textId !== textId) return;
      if (written) await aiDocs.save({ ...now, read: digestsOf(sources) });
      await outbox.announce(docChanged(now));
    });
    if (written) await this.fill(doc, by);
  }

  async giveUp(turn: DocTurn, reason = 'The doc could not be written. Try again.'): Promise<void> {
    await this.fail(turn, reason);
  }

  async startAgain(turn: DocTurn): Promise<void> {
    await reopenAiText(this.ports, turn.teamId, turn.textId);
    await this.announce(turn);
  }

  private async fail(turn: DocTurn, reason: string): Promise<void> {
    await failAiText(this.ports, turn.teamId, turn.textId, reason);
    await this.announce(turn);
  }

  private async announce({ teamId, docId }: DocTurn): Promise<void> {
    await this.ports.work.perform(teamId, async ({ aiDocs, outbox }) => {
      const doc = await aiDocs.find(docId);
      if (doc) await outbox.announce(docChanged(doc));
    });
  }

  /** Fills the document, unless it was edited since it was filled last: then a member decides. */
  private async fill({ id, teamId, textId }: AiDoc, by: Uuid): Promise<void> {
    const { work, rooms, filling } = this.ports;
    await rooms.flush(id);
    const { updates } = await work.perform(teamId, async (stores) => {
      // Locked before the document, as redactions do, which change the text and then look for copies in documents.
      const text = await stores.aiTexts.lock(textId);
      const document = await stores.documents.lock(id);
      const doc = await stores.aiDocs.find(id);
      const isNew = doc?.textId === textId && doc.filledTextId !== textId;
      if (!document || !doc || !isNew || isEdited(doc, document.lastSeq)) return { updates: [] };
      if (text?.state !== 'DONE' || text.content.sections.length === 0) return { updates: [] };
      return fillDocument(stores, filling, { teamId, userId: by }, doc, text.content);
    });
    for (const update of updates) await rooms.deliver(teamId, id, update);
  }
}
