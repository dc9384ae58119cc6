import { newImport, refuseTooLarge } from '@evident/domain/imports';
import { useEffect, useRef, useState } from 'react';
import { refusalReason } from '../../kernel/refusal-reason.ts';
import { chosen, type ChosenFile } from './chosen-file.ts';
import type { ImportOptions, Mapping } from './shapes.ts';
import { Transfers } from './transfers.ts';

const AT_ONCE = 3;
export const FILES_MAX = newImport.properties.files.maxItems;

export interface ChosenFiles {
  files: readonly ChosenFile[];
  /** How many of the added files exceed the limit per import. */
  beyond: number;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  read: (key: string, options: ImportOptions) => void;
  /** Reads the files that pass the test again, with these options. */
  readAll: (isRead: (file: ChosenFile) => boolean, options: ImportOptions) => void;
  map: (key: string, mapping: Mapping) => void;
  /** Sets how to handle the notes that a file corrects. */
  decide: (key: string, known: ChosenFile['known']) => void;
  /** Retries the upload or preview. */
  again: (key: string) => void;
  clear: () => void;
}

/** Files selected for an import. Each is uploaded, a few at a time, then read by the server. */
export function useChosenFiles(projectId: string): ChosenFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [beyond, setBeyond] = useState(0);
  const number = useRef(0);
  const update = (key: string, next: (file: ChosenFile) => ChosenFile): void =>
    setFiles((all) => all.map((one) => (one.key === key ? next(one) : one)));
  const change = (key: string, part: Partial<ChosenFile>): void => update(key, (file) => ({ ...file, ...part }));
  const [transfers] = useState(() => new Transfers(projectId, update));
  const find = (key: string) => files.find((one) => one.key === key);
  /** Callbacks may be of an earlier render. */
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
    const running = files.filter(({ state }) => state === 'uploading' || state === 'reading').length;
    const waiting = files.filter(({ state }) => state === 'waiting').map(({ key }) => key);
    transfers.startSome(waiting, Math.max(0, AT_ONCE - running));
  });
  useEffect(() => () => transfers.stopAll(), [transfers]);

  return {
    files,
    beyond,
    add: (added) => {
      const room = Math.max(0, FILES_MAX - files.length);
      setBeyond(Math.max(0, added.length - room));
      const rows = added.slice(0, room).map((file): ChosenFile => {
        const row = chosen(`file-${++number.current}`, file);
        const problem = refusalReason(() => refuseTooLarge({ bytes: file.size }));
        if (problem !== null) return { ...row, state: 'failed', problem };
        transfers.add(row.key, file);
        return row;
      });
      setFiles((all) => [...all, ...rows]);
    },
    remove: (key) => {
      transfers.stop(key);
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    read: (key, options) => {
      const fileId = find(key)?.fileId;
      if (fileId) void transfers.read(key, fileId, options);
    },
    readAll: (isRead, wanted) => {
      for (const { key, fileId, options } of latest.current.filter(isRead))
        if (fileId) void transfers.read(key, fileId, { ...options, ...wanted });
    },
    again: (key) => {
      const file = find(key);
      if (file) transfers.retry(file);
    },
    map: (key, mapping) => change(key, { mapping }),
    decide: (key, known) => change(key, { known }),
    clear: () => {
      transfers.clear();
      setFiles([]);
      setBeyond(0);
    },
  };
}
