import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NamedList, placesNamed, spokenSpan, wordsOf } from '@evident/domain/redaction';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
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

/** Places of one note. */
const PLACES_MAX = 200;

export class FindNameHandler implements Handler<FindName> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, projectId, name }: FindName): Promise<NamedList> {
    return this.work.perform(actor.teamId, async ({ projectAccess, redactionTraces }) => {
      await demand(projectAccess, actor, projectId, 'read', 'Project');
      const words = wordsOf([{ text: name, before: '', after: '' }]);
      if (words.length === 0) return { items: [] };
      const notes = await redactionTraces.notesNaming(projectId, words);
      const items = notes.map(({ noteId, title, content, text, speakers }) => ({
        noteId,
        title,
        speakers: Object.entries(speakers)
          .filter(([, one]) => placesNamed(one, name).length > 0)
          .map(([speakerId, one]) => ({ speakerId, name: one })),
        places: placesNamed(text, name)
          .slice(0, PLACES_MAX)
          .map((place) => {
            const span = spokenSpan(content, place);
            return { ...place, startMs: span?.startMs ?? null, endMs: span?.endMs ?? null };
          }),
      }));
      return { items: items.filter(({ speakers, places }) => speakers.length > 0 || places.length > 0) };
    });
  }
}
