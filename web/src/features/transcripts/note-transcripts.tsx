import { AUTO_IDENTIFY } from '@evident/domain/transcripts';
import type { Editor } from '@tiptap/core';
import { useQuery } from '@tanstack/react-query';
import { projectTranscriptionQuery, transcriptionsQuery } from '../../data/transcripts/queries.ts';
import { RecordingTranscript } from './recording-transcript.tsx';
import { useTranscribed } from './transcribed-files.ts';
import { TranscriptTools } from './transcript-tools.tsx';
import { useTranscriptChanges } from '../../data/transcripts/mutations.ts';

interface Props {
  noteId: string;
  projectId: string;
  recordings: readonly { readonly fileId: string; readonly name: string }[];
  editor: Editor | null;
  /** Why the note cannot be changed; undefined if it can. */
  reason: string | undefined;
  /** Starts editing. */
  onType: () => void;
}

/** The transcripts of the recordings of a note: adding, replacing, translating. Nothing without recordings. */
export function NoteTranscripts(props: Props) {
  return props.recordings.length > 0 && props.editor ? <Transcripts {...props} /> : null;
}

function Transcripts({ noteId, projectId, recordings, editor, reason, onType }: Props) {
  const { data: list } = useQuery(transcriptionsQuery(noteId));
  const { data: settings } = useQuery(projectTranscriptionQuery(projectId));
  const transcribed = useTranscribed(editor, recordings[0]?.fileId);
  const { start, starting, reading, cancel, attach } = useTranscriptChanges(noteId, projectId);
  if (!list || !settings) return null;
  const latest = (fileId: string) => list.items.find((each) => each.fileId === fileId);
  const running = (fileId: string) => ['WAITING', 'RUNNING'].includes(latest(fileId)?.state ?? '');
  const language = settings.language ?? settings.workspace.language ?? AUTO_IDENTIFY;
  const withText = recordings.filter(({ fileId }) => transcribed.has(fileId));
  const shown = recordings.filter(
    ({ fileId }) => running(fileId) || (!transcribed.has(fileId) && (reason === undefined || running(fileId))),
  );
  return (
    <>
      {shown.map(({ fileId, name }) => (
        <RecordingTranscript
          key={fileId}
          name={recordings.length > 1 ? name : undefined}
          available={list.available}
          transcription={latest(fileId)}
          language={language}
          reason={reason}
          busy={starting || reading}
          onStart={(chosen) => start({ fileId, language: chosen, replace: false })}
          onCancel={(id) => void cancel(id)}
          onFile={(file) => void attach(fileId, file, 'ATTACH')}
          onType={onType}
        />
      ))}
      {withText.length > 0 && (
        <TranscriptTools
          noteId={noteId}
          editor={editor}
          recordings={withText}
          available={list.available}
          translationHost={settings.translationHost}
          reason={reason}
          onAgain={(fileId) => start({ fileId, language: null, replace: true })}
          onFile={(fileId, file, mode) => void attach(fileId, file, mode)}
        />
      )}
    </>
  );
}
