import type { AiDocWording } from '@evident/domain/ai-docs';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { AiDocStore } from './ai-doc-store.ts';
import { docToChange } from './doc-to-change.ts';
import { docChanged } from './events.ts';

/** Renames a doc. `expected` is the version that the actor has seen. */
export class UpdateAiDoc extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly docId: Uuid,
    readonly wording: AiDocWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateAiDocHandler implements Handler<UpdateAiDoc> {
  constructor(
    private readonly work: UnitOfWork<{ aiDocs: AiDocStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, docId, wording: { title }, expected }: UpdateAiDoc): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const doc = await docToChange(stores, actor, docId);
      refuseOverwriting(doc, expected);
      await stores.aiDocs.save({ ...doc, title: title.trim(), updatedAt: this.clock.now() });
      await stores.outbox.announce(docChanged(doc));
    });
  }
}
