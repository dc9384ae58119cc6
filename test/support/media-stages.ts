import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the stored files of a data folder. */
export function storedFiles(dataFolder: string): string[] {
  const root = join(dataFolder, 'files');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(/[/\\]/))
    .filter((parts) => parts.length === 3 && parts[0]!.length === 2)
    .map((parts) => parts[2]!);
}

/** Working files of media processes and of half-written files. */
export const workingFiles = (dataFolder: string): string[] =>
  ['media-work', 'files/incoming', 'files/uploads'].flatMap((folder) =>
    readdirSync(join(dataFolder, folder)).map((name) => `${folder}/${name}`),
  );

/** Process ids of the running media processes of a server. Linux only. */
export function mediaProcesses(serverPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // After the name in parentheses: state, parent.
        const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ')[1]);
        return parent === serverPid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media-process');
      } catch {
        return false;
      }
    });
}
