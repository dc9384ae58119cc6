import { Refusal } from '@evident/domain/kernel';

const ADVICE: Readonly<Record<string, readonly [title: string, advice: string]>> = {
  ENOSPC: ['There is no room left to store files', 'Free some space on the disk of the server.'],
  EDQUOT: ['There is no room left to store files', 'Raise the quota of the server on its disk.'],
  EACCES: ['Files cannot be stored: the folder is not writable', 'Let the server write to its folder of files.'],
  EPERM: ['Files cannot be stored: the folder is not writable', 'Let the server write to its folder of files.'],
  EROFS: ['Files cannot be stored: the disk is read-only', 'Make the disk of the server writable.'],
  ENOTDIR: ['Files cannot be stored: the folder is not a folder', 'Choose another folder for files.'],
};

/** Converts a disk error to a sentence without a path; returns others unchanged. */
export function storageFault(fault: unknown): unknown {
  const known = ADVICE[(fault as NodeJS.ErrnoException | null)?.code ?? ''];
  if (!known) return fault;
  const refusal = new Refusal('InternalError', known[0], known[1]);
  refusal.cause = fault;
  return refusal;
}
