import { type AiDocRewrite, type CreatedAiDoc, distinctSources, docInstruction } from '@evident/domain/ai-docs';
import { newAiText } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { isBeingWritten } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { demandDocSources, type DocSourceStores } from './doc-sources.ts';
import { docToChange } from './doc-to-change.ts';
import { docChanged, docRequested } from './events.ts';
import { refuseOff } from './refuse-off.ts';
import type { StartingStores } from './start-doc.ts';

/** Writes a doc again, as a job. An edited document is not replaced before a member says so. */
export class RewriteAiDoc extends Command<CreatedAiDoc> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
    readonly wanted: AiDocRewrite,
  ) {
    super();
  }
}

type Stores = StartingStores & DocSourceStores & { projectAccess: ProjectAccess };

export class RewriteAiDocHandler implements Handler<RewriteAiDoc> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: Pick<EvidenceWriter, 'method'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, docId, wanted }: RewriteAiDoc): Promise<CreatedAiDoc> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await docToChange(stores, actor, docId);
      await refuseOff(this.writer, actor.teamId);
      const text = await stores.aiTexts.find(before.textId);
      if (text && isBeingWritten(text)) refuse('InvalidOperation', 'The doc is being written');
      const framework = wanted.framework ?? before.framework;
      const kept = framework === before.framework ? before.prompt : null;
      const prompt = docInstruction(framework, wanted.prompt ?? kept);
      const sources = distinctSources(wanted.sources ?? before.sources);
      await demandDocSources(stores, before.projectId, wanted.sources ?? []);
      const now = this.clock.now();
      const textId = this.ids.newId();
      const { teamId, projectId } = before;
      const facts = { teamId, projectId, ownerId: null, createdBy: actor.userId };
      await stores.aiTexts.create(newAiText({ ...facts, id: textId, purpose: 'doc', now }));
      const language = wanted.language === undefined ? before.language : wanted.language;
      const written = { framework, prompt, language, sources, textId, read: [], updatedAt: now };
      const doc = { ...before, ...written, texts: [...before.texts, textId] };
      await stores.aiDocs.save(doc);
      await stores.outbox.announce(docRequested(doc, actor.userId), docChanged(doc));
      return { id: docId, textId };
    });
  }
}
