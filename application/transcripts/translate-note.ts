import { type RichNode, blockText } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NoteTranslation,
  type TranslationLanguage,
  type TranslationResult,
  placed,
} from '@evident/domain/transcripts';
import type { DocumentWorkers } from '../content/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type TranslatingStores, translationView, turnsFor } from './translated-turns.ts';
import type { Translators } from './translator.ts';

/** Turns and UTF-16 units of one request. Callers repeat it until no turn remains. */
const TURNS_MAX = 25;
const LENGTH_MAX = 10_000;

/** Translates the turns of a note that have no current translation, up to a number of turns for each request. */
export class TranslateNote extends Command<NoteTranslation> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', feature: 'translation' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly language: TranslationLanguage,
  ) {
    super();
  }
}

export class TranslateNoteHandler implements Handler<TranslateNote> {
  constructor(
    private readonly work: UnitOfWork<TranslatingStores>,
    private readonly workers: DocumentWorkers,
    private readonly translators: Translators,
  ) {}

  async execute({ actor, noteId, language }: TranslateNote): Promise<NoteTranslation> {
    const missing = await this.work.prepare(actor.teamId, async (stores) => {
      const { turns } = await turnsFor(stores, this.workers, actor, noteId, 'write');
      const known = new Set((await stores.translations.translations(noteId, language)).map(({ source }) => source));
      return some(turns.filter((turn) => !known.has(blockText(turn))));
    });
    const translator =
      (await this.translators.of(actor.teamId)) ??
      refuse('InvalidOperation', 'Translation is not set up', 'Ask the administrator of your server to connect it.');
    const sources = missing.map(blockText);
    const result: TranslationResult =
      sources.length === 0 ? { result: 'Success', texts: [] } : await translator.translate(sources, null, language);
    return this.work.perform(actor.teamId, async (stores) => {
      const { turns, projectId } = await turnsFor(stores, this.workers, actor, noteId, 'write');
      if (result.result === 'Success') {
        // Words that were changed or redacted meanwhile are not stored.
        const current = new Set(turns.map(blockText));
        const added = result.texts
          .map((text, at) => ({ source: sources[at]!, text, ...placed(missing[at]!) }))
          .filter(({ source }) => current.has(source));
        await stores.translations.addTranslations(noteId, language, added);
        await stores.outbox.announce({
          name: 'translation:changed',
          teamId: actor.teamId,
          payload: { noteId, projectId, language, by: actor.userId },
        });
        const view = await translationView(stores, noteId, language, turns);
        if (view.remaining === 0) await stores.translations.keepTranslations(noteId, language, turns.map(blockText));
        return { ...view, result: 'Success' };
      }
      const { error, message } = result;
      return { ...(await translationView(stores, noteId, language, turns)), result: 'Failure', error, message };
    });
  }
}

/** Returns the first turns within the limits, at least one. */
function some(turns: readonly RichNode[]): RichNode[] {
  let length = 0;
  return turns.slice(0, TURNS_MAX).filter((turn, at) => {
    length += blockText(turn).length;
    return at === 0 || length <= LENGTH_MAX;
  });
}
