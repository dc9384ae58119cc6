import { Button, FileButton, Progress, Select } from '@mantine/core';
import { AUTO_IDENTIFY, type Locale, type TranscriptionView } from '@evident/domain/transcripts';
import { FileText, Mic } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { withoutSettings } from '../../ai/without-settings.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { localeChoices } from './language-names.ts';
import styles from './transcripts.module.css';

interface Props {
  /** Name of the recording; absent if it is the only one. */
  name?: string | undefined;
  /** Whether an endpoint is configured. */
  available: boolean;
  /** The last transcription of the recording. */
  transcription: TranscriptionView | undefined;
  /** The language of the project. */
  language: Locale;
  /** Why nothing can be added; undefined if it can. */
  reason: string | undefined;
  busy: boolean;
  onStart: (language: Locale) => void;
  onCancel: (transcriptionId: string) => void;
  onFile: (file: File) => void;
  /** Starts editing, to type along. */
  onType: () => void;
}

/** A recording without a transcript: transcribe it, add a file or type along. */
export function RecordingTranscript(props: Props) {
  const { name, available, transcription, reason, busy, onStart, onCancel, onFile, onType } = props;
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [over, setOver] = useState(false);
  const language = chosen ?? props.language;
  const running = transcription?.state === 'WAITING' || transcription?.state === 'RUNNING';
  const label = name ? `Transcript of ${name}` : 'Transcript';
  if (running)
    return (
      <section className={styles.card} aria-label={label}>
        <div className={styles.row} role="status">
          <span>{progressText(transcription, name)}</span>
          <Progress
            className={styles.bar}
            size={4}
            value={transcription.progress * 100}
            aria-label="Transcribed so far"
          />
          <Button
            size="compact-xs"
            variant="default"
            disabled={reason !== undefined}
            onClick={() => onCancel(transcription.id)}
          >
            Cancel
          </Button>
        </div>
      </section>
    );
  const failed = transcription?.state === 'FAILED' ? transcription.message : null;
  const heardNothing = transcription?.state === 'DONE' ? transcription.message : null;
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file || reason !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };
  return (
    <section
      className={styles.card}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (reason !== undefined) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className={styles.heading}>{name ? `No transcript of ${name} yet` : 'No transcript yet'}</h2>
      {failed !== null && (
        <p className={styles.failed} role="alert">
          {withoutSettings(failed)}
        </p>
      )}
      {heardNothing !== null && <p className={styles.about}>{heardNothing}.</p>}
      <p className={styles.about}>
        {available
          ? 'Transcribe the recording, drop a transcript file here, or type along while it plays.'
          : 'Drop a transcript file here, or type along while the recording plays. Recordings are transcribed automatically once the administrator of your server connects it.'}
      </p>
      <div className={styles.row}>
        {available && (
          <>
            <Select
              aria-label="Language of the recording"
              size="xs"
              searchable
              allowDeselect={false}
              nothingFoundMessage="No such language"
              data={[...localeChoices]}
              value={language}
              onChange={(value) => setChosen((value ?? AUTO_IDENTIFY) as Locale)}
            />
            <DisabledReason reason={reason}>
              <Button
                size="xs"
                leftSection={<Mic size={14} aria-hidden />}
                loading={busy}
                onClick={() => onStart(language)}
              >
                {failed === null ? 'Transcribe' : 'Try again'}
              </Button>
            </DisabledReason>
          </>
        )}
        <FileButton onChange={(file) => file && onFile(file)} disabled={reason !== undefined}>
          {(open) => (
            <DisabledReason reason={reason}>
              <Button
                {...open}
                size="xs"
                variant="default"
                leftSection={<FileText size={14} aria-hidden />}
                loading={!available && busy}
              >
                Add transcript file
              </Button>
            </DisabledReason>
          )}
        </FileButton>
        <DisabledReason reason={reason}>
          <Button size="xs" variant="subtle" onClick={onType}>
            Type along
          </Button>
        </DisabledReason>
      </div>
    </section>
  );
}

function progressText({ state, progress }: TranscriptionView, name: string | undefined): string {
  const what = name ? ` ${name}` : '';
  return state === 'WAITING' ? `Waiting to transcribe${what}…` : `Transcribing${what}… ${Math.round(progress * 100)} %`;
}
