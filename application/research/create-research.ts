import { type AiText, NO_CONTENT } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type CreatedResearch, DEFAULT_BUDGET, type NewResearch, type Research } from '@evident/domain/research';
import type { EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { researchChanged } from './events.ts';
import type { ResearchReader } from './research-reader.ts';
import type { ResearchStores } from './run-research.ts';

/** Starts a research for the actor. */
export class CreateResearch extends Command<CreatedResearch> {
  static readonly requires = memberWith({ scope: 'write', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewResearch,
  ) {
    super();
  }
}

export async function refuseOff(writer: EvidenceWriter, { teamId }: Actor): Promise<void> {
  if ((await writer.method(teamId)) === 'OFF')
    refuse('InvalidOperation', 'AI is switched off in this workspace', 'Admins can switch it on in Settings → AI.');
}

export class CreateResearchHandler implements Handler<CreateResearch> {
  constructor(
    private readonly work: UnitOfWork<ResearchStores>,
    private readonly reader: ResearchReader,
    private readonly writer: EvidenceWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wanted: { question, scope, budget } }: CreateResearch): Promise<CreatedResearch> {
    if ((scope.type === 'WORKSPACE') !== (scope.id === null))
      refuse('ValidationError', 'Send the id of a folder, project or note, and null for the workspace');
    if (!(await this.reader.canSee(actor, scope))) refuse('NotFound', 'Not found');
    await refuseOff(this.writer, actor);
    const now = this.clock.now();
    const text: AiText = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      projectId: null,
      ownerId: actor.userId,
      purpose: 'research',
      state: 'WAITING',
      method: 'EXTRACTED',
      model: null,
      content: NO_CONTENT,
      dropped: 0,
      reason: null,
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    const research: Research = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      memberId: actor.userId,
      question: question.trim(),
      scopeType: scope.type,
      scopeId: scope.id,
      budget: budget ?? DEFAULT_BUDGET,
      state: 'WAITING',
      reason: null,
      aiTextId: text.id,
      insightId: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.work.perform(actor.teamId, async ({ research: all, aiTexts, outbox }) => {
      await aiTexts.create(text);
      await all.save(research);
      await outbox.announce(researchChanged(research));
    });
    return { id: research.id, textId: text.id };
  }
}
