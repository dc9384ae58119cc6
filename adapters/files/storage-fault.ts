import { Refusal } from '@evident/domain/kernel';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const ADVICE: Readonly<Record<string, readonly [title: string, advice: string]>> = {
  ENOSPC: ['File storage is full', 'Free up space on the server’s disk.'],
  EDQUOT: ['File storage is full', 'Raise the server’s disk quota.'],
  EACCES: ['Files cannot be stored: the folder is not writable', 'Give the server write access to the folder.'],
  EPERM: ['Files cannot be stored: the folder is not writable', 'Give the server write access to the folder.'],
  EROFS: ['Files cannot be stored: the disk is read-only', 'Make the server’s disk writable.'],
  ENOTDIR: ['Files cannot be stored: the path is not a folder', 'Choose another folder for files.'],
};

/** Whether a disk has no space left. */
export const isFull = (fault: unknown): boolean => FULL.has((fault as NodeJS.ErrnoException | null)?.code ?? '');

/** Converts a disk error to a sentence without a path; returns others unchanged. */
export function storageFault(fault: unknown): unknown {
  const known = ADVICE[(fault as NodeJS.ErrnoException | null)?.code ?? ''];
  if (!known) return fault;
  const refusal = new Refusal(isFull(fault) ? 'InsufficientStorage' : 'InternalError', known[0], known[1]);
  refusal.cause = fault;
  return refusal;
}
