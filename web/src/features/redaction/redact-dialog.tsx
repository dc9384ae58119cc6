import { Button, Group } from '@mantine/core';
import type { NewRedaction } from '@evident/domain/redaction';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { type Effects, EffectsChoice } from './effects.tsx';
import { useRedacting } from '../../data/redaction/mutations.ts';
import styles from './redaction.module.css';

interface Props {
  noteId: string;
  words: NonNullable<NewRedaction['words']>;
  onClose: () => void;
}

const WORDS_ONLY: Effects = { audio: 'KEEP', video: 'KEEP', videoStyle: 'COVER', removeWords: true };

/** Redacts selected words now, or plans it; in a note with recordings, also their sound and picture. */
export function RedactDialog({ noteId, words, onClose }: Props) {
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const [effects, setEffects] = useState(WORDS_ONLY);
  const redacting = useRedacting(noteId, onClose);
  const hasPicture = files.some(({ fileType }) => fileType === 'Video');
  const hasSound = hasPicture || files.some(({ fileType }) => fileType === 'Audio');
  const nothing = !effects.removeWords && effects.audio === 'KEEP' && effects.video === 'KEEP';
  const redact = (now: boolean) => redacting.mutate({ redaction: hasSound ? { words, ...effects } : { words }, now });
  return (
    <Dialog opened onClose={onClose} title="Redact these words?">
      <blockquote className={styles.quote}>{words.quote}</blockquote>
      <EffectsChoice
        effects={effects}
        hasSound={hasSound}
        hasPicture={hasPicture}
        wordsLabel="Remove the words"
        onChange={setEffects}
      />
      <p>
        Removed words become <em>[redacted]</em> here and in every copy: highlights, insights, published versions,
        search and deleted history. Uploads that contain them are hidden. Members with full access can restore the
        original until they delete it.
      </p>
      {hasSound && (
        <p>
          {effects.audio === 'KEEP'
            ? 'The words can still be heard in the recording. Mute or bleep the sound to remove them there too.'
            : 'The seconds of the words are redacted in the recording and in everything made from it.'}
        </p>
      )}
      <ProblemNote problem={redacting.error} />
      <Group justify="flex-end" mt={16} gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="default" disabled={nothing} loading={redacting.isPending} onClick={() => redact(false)}>
          Plan redaction
        </Button>
        <Button color="danger" disabled={nothing} loading={redacting.isPending} onClick={() => redact(true)}>
          Redact words
        </Button>
      </Group>
    </Dialog>
  );
}
