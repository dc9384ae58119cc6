import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NamedList, wordsOf } from '@evident/domain/redaction';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { TextLimitExceeded, type TextWorkers } from '../texts/index.ts';
import type { RedactionStores } from './redacted-note.ts';

/** Finds a name in the notes of a project: in their words, and among their speakers. */
export class FindName extends Query<NamedList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly name: string,
  ) {
    super();
  }
}

export class FindNameHandler implements Handler<FindName> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly texts: TextWorkers,
  ) {}

  async execute({ actor, projectId, name }: FindName): Promise<NamedList> {
    const words = wordsOf([{ text: name, before: '', after: '' }]);
    const notes = await this.work.perform(actor.teamId, async ({ projectAccess, redactionTraces }) => {
      await demand(projectAccess, actor, projectId, 'read', 'Project');
      return words.length === 0 ? [] : redactionTraces.notesNaming(projectId, words);
    });
    const list = { items: [] as NamedList['items'][number][], skipped: 0 };
    for (const { noteId, title, ...note } of notes) {
      try {
        const found = await this.texts.run(actor.teamId, 'namedIn', note, name);
        if (found.speakers.length > 0 || found.places.length > 0) list.items.push({ noteId, title, ...found });
      } catch (error) {
        if (!(error instanceof TextLimitExceeded)) throw error;
        list.skipped += 1;
      }
    }
    return list;
  }
}
