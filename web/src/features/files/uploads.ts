import type { Upload } from 'tus-js-client';
import type { ApiProblem } from '../../kernel/api/api-problem.ts';
import { openTransfer } from './upload-transfer.ts';
import { isOver, startable, uploadRows, type UploadRow, type UploadTarget } from './uploads-store.ts';

const AT_ONCE = 3;
/** Wait before an interrupted upload tries again; it also does when the browser is back online. */
const AGAIN_MS = 10_000;

interface Transfer {
  readonly file: File;
  readonly transcript: File | null;
  upload: Upload | null;
}

const transfers = new Map<string, Transfer>();
let number = 0;
let again: ReturnType<typeof setTimeout> | undefined;

const NONE: ReadonlyMap<File, File> = new Map();

interface How {
  /** They join the new notes of their recordings. */
  readonly transcripts?: ReadonlyMap<File, File>;
  /** The window of an import shows them until it closes. */
  readonly inDialog?: boolean;
}

/** Adds files to the queue and starts some of them. */
export function addUploads(
  files: readonly File[],
  target: UploadTarget,
  { transcripts = NONE, inDialog = false }: How = {},
): void {
  const added = files.map((file): UploadRow => {
    const key = `upload-${++number}`;
    const transcript = transcripts.get(file) ?? null;
    transfers.set(key, { file, transcript, upload: null });
    return {
      key,
      name: file.name,
      bytes: file.size,
      sent: 0,
      state: 'waiting',
      problem: null,
      fileId: null,
      target,
      inDialog,
      transcript: transcript && { name: transcript.name, problem: null },
    };
  });
  uploadRows.set([...uploadRows.get().filter((row) => row.state !== 'done'), ...added]);
  startSome();
}

/** Stops sending; what arrived is kept. */
export function pauseUpload(key: string): void {
  uploadRows.change(key, { state: 'paused' });
  void transfers.get(key)?.upload?.abort();
  startSome();
}

/** Continues a paused or interrupted upload, or retries one that failed. */
export function resumeUpload(key: string): void {
  uploadRows.change(key, { state: 'waiting', problem: null });
  startSome();
}

/** Cancels an upload here and on the server. */
export function cancelUpload(key: string): void {
  const upload = transfers.get(key)?.upload;
  // If the server cannot be reached, it deletes the upload after a week.
  void upload?.abort(true).catch(() => undefined);
  dismissUpload(key);
  startSome();
}

export function dismissUpload(key: string): void {
  transfers.delete(key);
  uploadRows.set(uploadRows.get().filter((row) => row.key !== key));
}

/** Removes all rows that are over. */
export function dismissUploads(): void {
  for (const row of uploadRows.get()) if (isOver(row)) dismissUpload(row.key);
}

function startSome(): void {
  for (const { key } of startable(uploadRows.get(), AT_ONCE)) {
    uploadRows.change(key, { state: 'uploading' });
    void begin(key);
  }
}

async function begin(key: string): Promise<void> {
  const transfer = transfers.get(key);
  const row = uploadRows.get().find((one) => one.key === key);
  if (!transfer || !row) return;
  transfer.upload ??= await openTransfer(transfer.file, row.target, {
    onProgress: (sent, bytes) =>
      uploadRows.change(key, { sent, ...(stateOf(key) === 'uploading' && sent === bytes && { state: 'finishing' }) }),
    onFileId: (fileId) => uploadRows.change(key, { fileId }),
    onDone: () => void arrived(key, row, transfer.transcript),
    onProblem: (problem) => failed(key, problem),
  });
  if (stateOf(key) === 'uploading') transfer.upload.start();
}

async function arrived(key: string, { bytes, target }: UploadRow, transcript: File | null): Promise<void> {
  const fileId = uploadRows.get().find((row) => row.key === key)?.fileId;
  if (transcript && fileId) {
    uploadRows.change(key, { state: 'finishing', sent: bytes });
    const { addTranscript } = await import('../../data/transcripts/add-transcript.ts');
    const problem = await addTranscript(target.projectId, fileId, transcript);
    uploadRows.change(key, { transcript: { name: transcript.name, problem } });
  }
  uploadRows.change(key, { state: 'done', sent: bytes });
  transfers.delete(key);
  startSome();
}

const stateOf = (key: string): UploadRow['state'] | undefined => uploadRows.get().find((row) => row.key === key)?.state;

function failed(key: string, problem: ApiProblem): void {
  if (stateOf(key) === 'paused') return;
  const said = problem.sentences;
  if (problem.unreachable || problem.status >= 500) {
    uploadRows.change(key, { state: 'interrupted', problem: problem.unreachable ? null : said });
    clearTimeout(again);
    again = setTimeout(resumeInterrupted, AGAIN_MS);
  } else {
    uploadRows.change(key, { state: 'failed', problem: said });
    const transfer = transfers.get(key);
    if (transfer) transfer.upload = null;
  }
  startSome();
}

function resumeInterrupted(): void {
  for (const { key, state } of uploadRows.get()) if (state === 'interrupted') resumeUpload(key);
}
addEventListener('online', resumeInterrupted);
