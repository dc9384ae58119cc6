import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileStorage } from '@evident/application/files/file-storage';
import { officeExtension } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { OfficeTask } from './document-messages.ts';
import { type DocumentLimits, childConverts } from './document-child.ts';
import { killGroup } from './kill-group.ts';
import { localCopy } from './local-copy.ts';
import { OFFICE_PROXIES, writeOfficeProfile } from './office-profile.ts';

/** LibreOffice of the machine, by its path, or as WebAssembly. */
export type OfficeConverter = { readonly soffice: string } | 'wasm';

/** The configured program, otherwise `soffice` on PATH, otherwise the optional package; null if none is installed. */
export async function findConverter(configured?: string): Promise<OfficeConverter | null> {
  if (configured) return { soffice: configured };
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)) {
    const soffice = path.join(folder, process.platform === 'win32' ? 'soffice.exe' : 'soffice');
    if (await isProgram(soffice)) return { soffice };
  }
  try {
    createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/package.json');
    return 'wasm';
  } catch {
    return null;
  }
}

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * Converts stored bytes to PDF.
 * @throws Refusal with one sentence, if it fails or no converter is installed
 */
export async function convertToPdf(
  storage: FileStorage,
  converter: OfficeConverter | null,
  { key, mediaType }: { readonly key: Uuid; readonly mediaType: string },
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const extension = officeExtension(mediaType) ?? refuse('UnprocessableContent', 'The file is no office file');
  if (converter === null)
    return refuse(
      'UnprocessableContent',
      'Office files can’t be shown on this server',
      'Ask its operator to install LibreOffice, or upload a PDF.',
    );
  await using copy = await localCopy(storage, key, `document.${extension}`);
  const output = path.join(copy.folder, 'document.pdf');
  const converted =
    converter === 'wasm'
      ? await tryConverting({ form: 'OFFICE', input: copy.path, output, extension }, limits, signal)
      : await runSoffice(converter.soffice, copy, limits, signal);
  signal.throwIfAborted();
  const pdf = converted ? await readFile(output).catch(() => null) : null;
  return (
    pdf ??
    refuse(
      'UnprocessableContent',
      'The file could not be converted to PDF',
      'It may be damaged or password-protected. Save it as PDF and upload that file.',
    )
  );
}

/** Tries once more, with twice the time, if the process does not finish. */
async function tryConverting(task: OfficeTask, limits: DocumentLimits, signal: AbortSignal): Promise<boolean> {
  const again = { ...limits, silenceMs: limits.silenceMs * 2 };
  return (await childConverts(task, limits, signal)) ?? (await childConverts(task, again, signal)) ?? false;
}

/** With a profile of its own, because two LibreOffice processes cannot share one, and documents are not trusted. */
async function runSoffice(
  program: string,
  copy: { readonly folder: string; readonly path: string },
  { silenceMs }: DocumentLimits,
  signal: AbortSignal,
): Promise<boolean> {
  const profile = path.join(copy.folder, 'profile');
  await writeOfficeProfile(profile);
  const child = spawn(
    program,
    [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--convert-to',
      'pdf',
      '--outdir',
      copy.folder,
      copy.path,
    ],
    {
      stdio: 'ignore',
      detached: true,
      cwd: copy.folder,
      env: {
        PATH: process.env['PATH'],
        SystemRoot: process.env['SystemRoot'],
        HOME: copy.folder,
        ...OFFICE_PROXIES,
      },
    },
  );
  const kill = (): void => {
    if (child.pid !== undefined) killGroup(child.pid);
  };
  const late = setTimeout(kill, silenceMs);
  signal.addEventListener('abort', kill);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } catch {
    return false;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', kill);
  }
}
