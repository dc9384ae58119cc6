import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteTranslation, TranslationLanguage } from '@evident/domain/transcripts';
import type { DocumentWorkers } from '../content/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type TranslatingStores, translationView, turnsFor } from './translated-turns.ts';

/** Returns the stored translation of a note, turn by turn. */
export class GetTranslation extends Query<NoteTranslation> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly language: TranslationLanguage,
  ) {
    super();
  }
}

export class GetTranslationHandler implements Handler<GetTranslation> {
  constructor(
    private readonly work: UnitOfWork<TranslatingStores>,
    private readonly workers: DocumentWorkers,
  ) {}

  execute({ actor, noteId, language }: GetTranslation): Promise<NoteTranslation> {
    return this.work.perform(actor.teamId, async (stores) =>
      translationView(stores, noteId, language, (await turnsFor(stores, this.workers, actor, noteId, 'read')).turns),
    );
  }
}
