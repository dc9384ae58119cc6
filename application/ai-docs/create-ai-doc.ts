import { type CreatedAiDoc, docInstruction, type NewAiDoc } from '@evident/domain/ai-docs';
import type { Actor } from '@evident/domain/permissions';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { demandDocSources, type DocSourceStores } from './doc-sources.ts';
import { refuseOff } from './refuse-off.ts';
import { startDoc, type StartingStores } from './start-doc.ts';

/** Writes a doc from sources of a project, as a job. Returns it and its text, which grows from nothing. */
export class CreateAiDoc extends Command<CreatedAiDoc> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewAiDoc,
  ) {
    super();
  }
}

type Stores = StartingStores & DocSourceStores & { projectAccess: ProjectAccess };

export class CreateAiDocHandler implements Handler<CreateAiDoc> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: Pick<EvidenceWriter, 'method'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wanted }: CreateAiDoc): Promise<CreatedAiDoc> {
    const { projectId, sources, framework, language = null } = wanted;
    const { ids, clock } = this;
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseOff(this.writer, actor.teamId);
      const prompt = docInstruction(framework, wanted.prompt);
      await demandDocSources(stores, projectId, sources);
      const { teamId, userId: by } = actor;
      const facts = { teamId, by, projectId, title: wanted.title, agentId: null, read: [] };
      return startDoc(stores, { ids, clock }, { ...facts, sources, framework, prompt, language });
    });
  }
}
