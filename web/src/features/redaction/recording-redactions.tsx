import { useQueries, useQuery } from '@tanstack/react-query';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { recordingRedactionQuery, redactionsQuery } from '../../data/redaction/queries.ts';
import { RecordingRedactionLine } from './recording-redaction.tsx';
import { useRedactionChanges } from '../../data/redaction/mutations.ts';

interface Props {
  noteId: string;
  /** The reason redacting is disabled; absent if allowed. */
  reason?: string;
}

/** The recordings of a note whose redacted version is not ready. Nothing without any. */
export function RecordingRedactions({ noteId, reason }: Props) {
  const { data: redactions = [] } = useQuery(redactionsQuery(noteId));
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const changes = useRedactionChanges(noteId);
  const unfinished = redactions.filter(({ state }) => state === 'APPLYING' || state === 'FAILED');
  const fileIds = [...new Set(unfinished.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))];
  const jobs = useQueries({ queries: fileIds.map(recordingRedactionQuery) });
  return jobs.map(
    ({ data }) =>
      data && (
        <RecordingRedactionLine
          key={data.fileId}
          redaction={data}
          name={files.find(({ id }) => id === data.fileId)?.name ?? 'The recording'}
          reason={reason}
          onCancel={() => void changes.cancel(data.fileId)}
          onRetry={() => void changes.retry(unfinished.filter(({ fileId }) => fileId === data.fileId))}
        />
      ),
  );
}
