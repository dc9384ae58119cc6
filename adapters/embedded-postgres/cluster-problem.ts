import { StartProblem } from '@evident/application/kernel/start-problem';

const SENTENCES: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /No space left on device|Check free disk space|wrote only|ENOSPC|Disk quota exceeded|EDQUOT/,
    (folder) => `The disk that holds ${folder} is full: free up space, or choose another folder with EVIDENT_DATA_DIR.`,
  ],
  [
    /Read-only file system|EROFS|EACCES|EPERM|Permission denied|Operation not permitted/,
    (folder) =>
      `The data folder ${folder} can't be written to: make the user who starts Evident its owner, or choose another folder with EVIDENT_DATA_DIR.`,
  ],
  [/has wrong ownership/, (folder) => `The database in ${folder} belongs to another user: start Evident as that user.`],
];

/** Maps known database errors to a sentence with a fix; returns null for others. */
export function knownProblem(said: string, folder: string): StartProblem | null {
  const known = SENTENCES.find(([pattern]) => pattern.test(said));
  return known ? new StartProblem(known[1](folder)) : null;
}

/** Explains a failed start from the output of PostgreSQL or the file system. */
export function clusterProblem(said: string, folder: string, log?: string): StartProblem {
  const known = knownProblem(said, folder);
  if (known) return known;
  const lines = said.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return new StartProblem(
    `The embedded PostgreSQL did not start (${last.replace(/^.*?(FATAL|PANIC|error):\s*/, '') || 'no output'})${log ? `: see ${log}` : ''}.`,
  );
}
