import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { LINKS_MAX, type SpeakerSuggestion } from '@evident/domain/people';
import { useState } from 'react';
import { speakerSuggestionsQuery } from '../../data/people/queries.ts';
import { usePeopleChanges } from '../../data/people/mutations.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { ContactRound } from 'lucide-react';
import styles from './people.module.css';

const keyOf = ({ noteId, speaker }: SpeakerSuggestion): string => `${noteId} ${speaker.id}`;
const NEW = 'new';

/** Links the speakers of a project to people in bulk. Speakers with a match are chosen to begin with. */
export function LinkSpeakersDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const speakers = usePages(speakerSuggestionsQuery(projectId));
  const { linkSpeakers } = usePeopleChanges();
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const [busy, setBusy] = useState(false);
  const items = speakers.items ?? [];
  /** The id of a person, NEW, or null for a speaker who is left out. */
  const choiceOf = (one: SpeakerSuggestion): string | null => {
    const own = chosen[keyOf(one)];
    return own === undefined ? (one.matches[0]?.id ?? null) : own;
  };
  const wanted = items.filter((one) => choiceOf(one) !== null).slice(0, LINKS_MAX);
  const run = async () => {
    setBusy(true);
    const links = wanted.map((one) => {
      const choice = choiceOf(one);
      return { noteId: one.noteId, speakerId: one.speaker.id, personId: choice === NEW ? null : choice };
    });
    if (await linkSpeakers(projectId, links)) onClose();
    setBusy(false);
  };
  return (
    <Dialog opened onClose={onClose} size="xl" title="Link speakers to contacts">
      <Listing
        of={speakers}
        things="speakers"
        empty={
          <StateMessage icon={ContactRound} title="Every speaker is linked">
            Speakers of new transcripts appear here.
          </StateMessage>
        }
      >
        {(all) => (
          <ul className={styles.list} aria-label="Speakers">
            {all.map((one) => {
              const choice = choiceOf(one);
              const set = (next: string | null) => setChosen({ ...chosen, [keyOf(one)]: next });
              const about = `${one.speaker.name} in ${one.noteTitle || UNTITLED_NOTE}`;
              return (
                <li key={keyOf(one)} className={`${styles.row} ${styles.speaker}`}>
                  <Checkbox
                    aria-label={about}
                    checked={choice !== null}
                    onChange={(event) => set(event.currentTarget.checked ? (one.matches[0]?.id ?? NEW) : null)}
                  />
                  <span className={styles.who}>
                    {one.speaker.name} <span className={styles.dim}>{one.noteTitle || UNTITLED_NOTE}</span>
                  </span>
                  <NativeSelect
                    size="xs"
                    className={styles.choice}
                    aria-label={`Contact for ${about}`}
                    value={choice ?? ''}
                    data={[
                      { value: '', label: 'Leave out' },
                      ...one.matches.map(({ id, name }) => ({ value: id, label: name })),
                      { value: NEW, label: `New contact “${one.speaker.name}”` },
                    ]}
                    onChange={(event) => set(event.currentTarget.value || null)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Listing>
      <Group justify="space-between" mt={16}>
        <Button
          variant="default"
          disabled={items.length === 0}
          onClick={() => setChosen(Object.fromEntries(items.map((one) => [keyOf(one), one.matches[0]?.id ?? NEW])))}
        >
          Choose all
        </Button>
        <Group>
          {speakers.more && (
            <Button variant="default" loading={speakers.loadingMore} onClick={speakers.more}>
              Show more
            </Button>
          )}
          <Button disabled={wanted.length === 0} loading={busy} onClick={() => void run()}>
            {`Link ${wanted.length === 1 ? '1 speaker' : `${wanted.length} speakers`}`}
          </Button>
        </Group>
      </Group>
    </Dialog>
  );
}
