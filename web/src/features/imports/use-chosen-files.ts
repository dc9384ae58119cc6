import { useEffect, useRef, useState } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { chosen, readAs, type ChosenFile } from './chosen-file.ts';
import type { ImportOptions, Mapping } from './shapes.ts';
import { uploadFile } from './upload-file.ts';

const AT_ONCE = 3;
/** What one import takes. */
export const FILES_AT_MOST = 500;
const BYTES_AT_MOST = 200_000_000;

export interface ChosenFiles {
  files: readonly ChosenFile[];
  /** How many of those just added were left out, because one import takes so many. */
  beyond: number;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  read: (key: string, options: ImportOptions) => void;
  map: (key: string, mapping: Mapping) => void;
  /** Chooses what happens to the note that a file corrects. */
  decide: (key: string, known: ChosenFile['known']) => void;
  /** Sends or reads it once more. */
  again: (key: string) => void;
  clear: () => void;
}

/** Files on their way: each is sent, a few at a time, and read by the server as soon as it is there. */
export function useChosenFiles(projectId: string): ChosenFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [beyond, setBeyond] = useState(0);
  const work = useRef(new Map<string, { file: File; stop: AbortController; started: boolean; asked: number }>());
  const number = useRef(0);
  const change = (key: string, part: Partial<ChosenFile>): void =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const read = async (key: string, fileId: string, options: ImportOptions): Promise<void> => {
    const doing = work.current.get(key);
    if (!doing) return;
    const asked = ++doing.asked;
    change(key, { state: 'reading', options, problem: null });
    const next = await answer(
      api.POST('/api/v1/files/{fileId}/import-preview', {
        params: { path: { fileId } },
        body: { options },
        signal: doing.stop.signal,
      }),
    ).then(
      (preview) => (file: ChosenFile) => readAs(file, preview),
      (thrown: unknown) => (file: ChosenFile) => ({ ...file, ...failed(thrown) }),
    );
    // Only the answer to the last question counts.
    if (doing.asked === asked) setFiles((all) => all.map((one) => (one.key === key ? next(one) : one)));
  };
  const send = async (key: string): Promise<void> => {
    const { file, stop } = work.current.get(key)!;
    try {
      change(key, { state: 'uploading' });
      const { id } = await uploadFile({
        projectId,
        file,
        onSent: (sent) => change(key, { sent }),
        signal: stop.signal,
      });
      change(key, { fileId: id });
      await read(key, id, {});
    } catch (thrown) {
      if (!stop.signal.aborted) change(key, failed(thrown));
    }
  };
  const running = files.filter(({ state }) => state === 'uploading' || state === 'reading').length;
  useEffect(() => {
    const next = files
      .filter(({ key, state }) => state === 'waiting' && !work.current.get(key)?.started)
      .slice(0, Math.max(0, AT_ONCE - running));
    for (const { key } of next) {
      work.current.get(key)!.started = true;
      void send(key);
    }
  });
  useEffect(() => {
    const all = work.current;
    return () => {
      for (const { stop } of all.values()) stop.abort();
    };
  }, []);

  return {
    files,
    beyond,
    add: (added) => {
      const room = Math.max(0, FILES_AT_MOST - files.length);
      setBeyond(Math.max(0, added.length - room));
      const rows = added.slice(0, room).map((file): ChosenFile => {
        const row = chosen(`file-${++number.current}`, file);
        if (file.size > BYTES_AT_MOST)
          return { ...row, state: 'failed', problem: 'The file is larger than 200 MB. Split it into smaller files.' };
        work.current.set(row.key, { file, stop: new AbortController(), started: false, asked: 0 });
        return row;
      });
      setFiles((all) => [...all, ...rows]);
    },
    remove: (key) => {
      work.current.get(key)?.stop.abort();
      work.current.delete(key);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    read: (key, options) => {
      const fileId = files.find((one) => one.key === key)?.fileId;
      if (fileId) void read(key, fileId, options);
    },
    again: (key) => {
      const file = files.find((one) => one.key === key);
      const doing = work.current.get(key);
      if (!file || !doing) return;
      if (file.fileId) return void read(key, file.fileId, file.options);
      doing.started = false;
      change(key, { state: 'waiting', problem: null, sent: 0 });
    },
    map: (key, mapping) => change(key, { mapping }),
    decide: (key, known) => change(key, { known }),
    clear: () => {
      for (const { stop } of work.current.values()) stop.abort();
      work.current.clear();
      setFiles([]);
      setBeyond(0);
    },
  };
}

function failed(thrown: unknown): Partial<ChosenFile> {
  const { title, explanation, unreachable, status } = asProblem(thrown);
  return {
    state: 'failed',
    mayPass: unreachable || status === 429 || status >= 500,
    problem: [title, explanation]
      .filter(Boolean)
      .map((sentence) => sentence!.replace(/[.!?]?$/, '.'))
      .join(' '),
  };
}
