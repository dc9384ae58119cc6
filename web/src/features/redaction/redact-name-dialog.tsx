import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import type { AudioRedaction } from '@evident/domain/redaction';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namedQuery } from '../../data/redaction/queries.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { showToast } from '../../kernel/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { SOUND } from './effects.tsx';
import { type NamedNote, useRedactingName } from '../../data/redaction/mutations.ts';
import styles from './redaction.module.css';

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Finds a name in the notes of a project, and redacts it in those that are chosen. */
export function RedactNameDialog({ projectId, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [audio, setAudio] = useState<AudioRedaction>('MUTE');
  const [speaker, setSpeaker] = useState('Participant');
  const { data: found, error } = useQuery(namedQuery(projectId, name));
  const { redacting, done } = useRedactingName(projectId, name);
  const chosen = (found ?? []).filter(({ noteId }) => !leftOut.has(noteId));
  const toggle = (noteId: string) => {
    const others = new Set(leftOut);
    if (!others.delete(noteId)) others.add(noteId);
    setLeftOut(others);
  };
  const redact = () =>
    redacting.mutate(
      { notes: chosen, audio, speaker },
      {
        onSuccess: () => {
          const message = 'Members with full access can restore the words in the menu of each note.';
          const [only] = chosen.length === 1 ? chosen : [];
          const link = only ? pathOf({ kind: 'note', id: only.noteId }) : `/projects/${projectId}`;
          showToast({ title: `Redacted “${name}” in ${countOf(chosen.length, 'note')}`, message, link });
          onClose();
        },
      },
    );
  return (
    <Dialog opened onClose={onClose} title="Redact a name">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setLeftOut(new Set());
          setName(typed.trim());
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            className={styles.words}
            label="Name"
            minLength={2}
            maxLength={200}
            required
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={name !== '' && !found && !error}>
            Find
          </Button>
        </Group>
      </form>
      <ProblemNote problem={error} />
      {found?.length === 0 && <p role="status">No note of this project contains “{name}”.</p>}
      {found && found.length > 0 && (
        <>
          <ul className={styles.list} aria-label="Notes with the name">
            {found.map((note) => (
              <li key={note.noteId} className={styles.row}>
                <Checkbox
                  label={note.title || 'Untitled note'}
                  description={contentsOf(note)}
                  checked={!leftOut.has(note.noteId)}
                  onChange={() => toggle(note.noteId)}
                />
              </li>
            ))}
          </ul>
          <Group gap="sm" align="flex-end">
            {chosen.some(({ places }) => places.some(({ startMs }) => startMs !== null)) && (
              <NativeSelect
                label="Sound"
                data={SOUND}
                value={audio}
                onChange={({ currentTarget }) => setAudio(currentTarget.value as AudioRedaction)}
              />
            )}
            {chosen.some(({ speakers }) => speakers.length > 0) && (
              <TextInput
                label="New name of the speaker"
                maxLength={200}
                value={speaker}
                onChange={({ currentTarget }) => setSpeaker(currentTarget.value)}
              />
            )}
          </Group>
          <p>
            Removed words become <em>[redacted]</em> here and in every copy. Recordings are hidden until their redacted
            version is ready. Members with full access can restore the original until they delete it.
          </p>
        </>
      )}
      <ProblemNote problem={redacting.error}>
        {done > 0 && <p>The name is redacted in {countOf(done, 'note')} already.</p>}
      </ProblemNote>
      <Group justify="flex-end" mt={16} gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="danger" disabled={chosen.length === 0} loading={redacting.isPending} onClick={redact}>
          {chosen.length === 0 ? 'Redact name' : `Redact in ${countOf(chosen.length, 'note')}`}
        </Button>
      </Group>
    </Dialog>
  );
}

const countOf = (count: number, thing: string): string => `${count.toLocaleString()} ${thing}${count === 1 ? '' : 's'}`;

const contentsOf = ({ places, speakers }: NamedNote): string =>
  [places.length > 0 && countOf(places.length, 'place'), speakers.length > 0 && countOf(speakers.length, 'speaker')]
    .filter((part) => part !== false)
    .join(', ');
