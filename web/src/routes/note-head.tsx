import { UNTITLED_NOTE, type NoteView } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import type { useNoteChanges } from '../data/notes/mutations.ts';
import { notePeopleQuery } from '../data/people/queries.ts';
import { FieldFacts } from '../features/fields/field-facts.tsx';
import { NoteTags } from '../features/highlights/note-tags.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { useNoteTags } from '../features/highlights/use-note-tags.ts';
import { NoteFacts } from '../features/notes/note-facts.tsx';
import { ContactNames } from '../features/people/contact-names.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';

interface Props {
  note: NoteView;
  marking: Marking;
  /** Why something cannot be done; undefined when it can. */
  reasons: { write: string | undefined; markUp: string | undefined };
  writing: boolean;
  nameFirst: boolean;
  onNamed: (() => void) | undefined;
  update: ReturnType<typeof useNoteChanges>['update'];
  onFields: () => void;
}

/** The title of a note, its tags and its facts. */
export function NoteHead({ note, marking, reasons, writing, nameFirst, onNamed, update, onFields }: Props) {
  const { data: people = [] } = useQuery(notePeopleQuery(note.id));
  const noteTags = useNoteTags(note.id, note.projectId, marking);
  return (
    <>
      <PageTitle
        title={note.title}
        placeholder={UNTITLED_NOTE}
        byKey={false}
        nameFirst={nameFirst}
        onNamed={onNamed}
        onRename={(title) => update({ title })}
        fixed={reasons.write}
      />
      <NoteTags {...noteTags} tags={marking.tags} reason={reasons.markUp} whyNoNew={reasons.write} writing={writing} />
      <NoteFacts
        note={note}
        reason={reasons.write}
        onDate={(occurredOn) => update({ occurredOn })}
        people={people.length > 0 ? <ContactNames people={people} /> : undefined}
      />
      <FieldFacts of={{ kind: 'note', id: note.id }} onOpen={onFields} />
    </>
  );
}
