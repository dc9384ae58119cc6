import { ActionIcon, Progress } from '@mantine/core';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ProgressCard } from '../../ui/progress-card.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { cancelUpload, dismissUpload, dismissUploads, pauseUpload, resumeUpload } from './uploads.ts';
import { isOver, uploadRows, type UploadRow } from './uploads-store.ts';
import styles from './upload-card.module.css';

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

/** All uploads of this tab, on every page until dismissed: progress, pause, resume, cancel, retry. */
export function UploadCard() {
  const rows = uploadRows.use();
  const left = rows.filter((row) => !isOver(row)).length;
  useEffect(() => {
    if (left === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [left]);
  if (rows.length === 0) return null;
  const failures = rows.filter(({ state }) => state === 'failed').length;
  const done = rows.filter(({ state }) => state === 'done').length;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const sent = rows.reduce((sum, row) => sum + (row.state === 'done' ? row.bytes : row.sent), 0);
  return (
    <ProgressCard
      title={
        left > 0 ? `Uploading ${files(rows.length)}` : failures > 0 ? 'Some uploads failed' : `Uploaded ${files(done)}`
      }
      state={left > 0 ? 'running' : failures > 0 ? 'failed' : 'finished'}
      done={done}
      of={rows.length}
      share={bytes === 0 ? 0 : sent / bytes}
      onDismiss={dismissUploads}
    >
      <ul className={styles.rows} aria-label="Uploads">
        {rows.map((row) => (
          <UploadLine key={row.key} row={row} />
        ))}
      </ul>
    </ProgressCard>
  );
}

function UploadLine({ row }: { row: UploadRow }) {
  const { key, name, state, fileId } = row;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.words}>
        {state === 'done' && fileId !== null ? (
          <Link to={`/f/${fileId}`} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.said} role={state === 'failed' ? 'alert' : undefined}>
          {said(row)}
        </span>
        {!isOver(row) && <Progress value={(row.sent / row.bytes) * 100} size={3} aria-label={`Upload of ${name}`} />}
      </span>
      {(state === 'uploading' || state === 'waiting') && (
        <ActionIcon aria-label={`Pause ${name}`} onClick={() => pauseUpload(key)}>
          <Pause size={14} aria-hidden />
        </ActionIcon>
      )}
      {(state === 'paused' || state === 'interrupted') && (
        <ActionIcon aria-label={`Resume ${name}`} onClick={() => resumeUpload(key)}>
          <Play size={14} aria-hidden />
        </ActionIcon>
      )}
      {state === 'failed' && (
        <ActionIcon aria-label={`Retry ${name}`} onClick={() => resumeUpload(key)}>
          <RotateCw size={14} aria-hidden />
        </ActionIcon>
      )}
      {state !== 'finishing' && (
        <ActionIcon
          aria-label={isOver(row) ? `Dismiss ${name}` : `Cancel ${name}`}
          onClick={() => (isOver(row) ? dismissUpload(key) : cancelUpload(key))}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function said({ state, sent, bytes, problem, target, transcript }: UploadRow): string {
  const progress = `${sizeInWords(sent)} of ${sizeInWords(bytes)}`;
  switch (state) {
    case 'waiting':
      return 'Waiting…';
    case 'uploading':
      return progress;
    case 'paused':
      return `Paused · ${progress}`;
    case 'interrupted':
      return `${problem ?? 'No connection.'} Continues as soon as possible · ${progress}`;
    case 'finishing':
      return 'Checking…';
    case 'failed':
      return problem ?? 'The upload failed.';
    case 'done':
      return arrived(target, transcript);
  }
}

function arrived({ note, projectTitle }: UploadRow['target'], transcript: UploadRow['transcript']): string {
  if (note === null) return projectTitle;
  if (note !== 'new') return `Added to ${note.title || 'the note'}`;
  if (transcript?.problem) return `New note without “${transcript.name}”: ${transcript.problem}`;
  return `New note in ${projectTitle}${transcript ? `, with “${transcript.name}”` : ''}`;
}
