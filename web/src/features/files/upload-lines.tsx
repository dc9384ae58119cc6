import { ActionIcon, Progress } from '@mantine/core';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { cancelUpload, dismissUpload, pauseUpload, resumeUpload } from './uploads.ts';
import { isOver, type UploadRow } from './uploads-store.ts';
import styles from './upload-lines.module.css';

/** Uploads as a list: progress, pause, resume, cancel, retry. */
export function UploadLines({ rows, label }: { rows: readonly UploadRow[]; label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <UploadLine key={row.key} row={row} />
      ))}
    </ul>
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
