import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { STARTING_KINDS, type TemplateUpdate, refuseLongDocument, templateDocument } from '@evident/domain/templates';
import { type MarkdownReader, readingOf } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type TemplateStores, changeTemplate } from './templates.ts';

/** Changes title, description or text of a template; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateTemplate extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
    readonly update: TemplateUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateTemplateHandler implements Handler<UpdateTemplate> {
  constructor(
    private readonly work: UnitOfWork<TemplateStores>,
    private readonly markdown: MarkdownReader,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, templateId: id, update, expected }: UpdateTemplate): Promise<Uuid> {
    const { title, description, ...sent } = update;
    const hasText = sent.content !== undefined || sent.markdown !== undefined;
    const parts = {
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(description === undefined ? {} : { description }),
      ...(hasText ? { document: templateDocument((await readingOf(sent, this.markdown)).content) } : {}),
    };
    if (parts.document) refuseLongDocument(parts.document);
    return this.work.perform(actor.teamId, (stores) =>
      changeTemplate(stores, this.clock, actor, { id, kinds: STARTING_KINDS, expected }, parts),
    );
  }
}
