import { UNNAMED_SPEAKER } from '@evident/domain/content';
import type { NotePeople as People } from '@evident/domain/people';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ContactRound, X } from 'lucide-react';
import { usePeopleChanges, useCreatePerson } from '../../data/people/mutations.ts';
import { notePeopleQuery, speakerSuggestionsQuery } from '../../data/people/queries.ts';
import { listOf, usePages } from '../../kernel/queries/use-pages.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { ContactName } from './contact-name.tsx';
import styles from './people.module.css';
import { PersonPicker } from './person-picker.tsx';
import { usePeopleReason } from './use-people-reason.ts';

interface Props {
  noteId: string;
  projectId: string;
  /** The reason editing is disabled; undefined if allowed. */
  reason: string | undefined;
}

/** The tab Contacts of a note: its people, its speakers who are not linked yet, and a field to add someone. */
export function NotePeople({ noteId, projectId, reason: fixed }: Props) {
  const people = useQuery(notePeopleQuery(noteId));
  const speakers = usePages(speakerSuggestionsQuery(projectId, noteId));
  const { link, unlink } = usePeopleChanges();
  const create = useCreatePerson();
  const { reason: hidden } = usePeopleReason();
  const reason = fixed ?? hidden;
  const createAndLink = async (name: string, speakerId?: string) => {
    const id = await create(name);
    if (id !== undefined) await link(noteId, id, speakerId);
  };
  const unlinked = speakers.items ?? [];
  return (
    <div className={styles.tab}>
      <Listing
        of={listOf(people)}
        things="contacts"
        empty={
          unlinked.length === 0 && (
            <EmptyState icon={ContactRound} title="No contacts in this note">
              Contacts are the people who took part. Add them to see all they said in one place.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul className={styles.list} aria-label="Contacts">
            {items.map((person, at) => (
              <li key={person.personId ?? at} className={styles.row}>
                <span className={styles.who}>
                  <ContactName personId={person.personId} name={person.name} /> <Spoken person={person} />
                </span>
                {person.personId !== null && (
                  <DisabledReason reason={reason}>
                    <ActionIcon
                      aria-label={`Remove ${person.name || 'contact'} from the note`}
                      onClick={() => void unlink(noteId, person.personId!)}
                    >
                      <X size={14} aria-hidden />
                    </ActionIcon>
                  </DisabledReason>
                )}
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {unlinked.length > 0 && (
        <>
          <h3 className={styles.heading}>Speakers without a contact</h3>
          <ul className={styles.list} aria-label="Speakers without a contact">
            {unlinked.map(({ speaker, matches: [best] }) => (
              <li key={speaker.id} className={styles.row}>
                <span className={styles.who}>{speaker.name || UNNAMED_SPEAKER}</span>
                {best && (
                  <DisabledReason reason={reason}>
                    <Button size="compact-xs" variant="default" onClick={() => void link(noteId, best.id, speaker.id)}>
                      Link {best.name}
                    </Button>
                  </DisabledReason>
                )}
                <DisabledReason reason={reason}>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`Create contact ${speaker.name}`}
                    onClick={() => void createAndLink(speaker.name, speaker.id)}
                  >
                    Create contact
                  </Button>
                </DisabledReason>
              </li>
            ))}
          </ul>
        </>
      )}
      {reason === undefined && (
        <div className={styles.heading}>
          <PersonPicker
            label="Add contact"
            empties
            except={people.data?.flatMap(({ personId }) => personId ?? []) ?? []}
            value={null}
            onChange={(personId) => {
              if (personId !== null) void link(noteId, personId);
            }}
            onCreate={(name) => void createAndLink(name)}
          />
        </div>
      )}
    </div>
  );
}

function Spoken({ person: { speakers } }: { person: People['items'][number] }) {
  const names = speakers.map(({ name }) => name).join(', ');
  return names === '' ? null : <span className={styles.dim}>speaks as {names}</span>;
}
