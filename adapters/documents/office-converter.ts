import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDF_BYTES_MAX } from '@evident/application/documents/document-tools';
import type { FileStorage } from '@evident/application/files/file-storage';
import { convertedExtension } from '@evident/domain/documents';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { ConversionTask, OfficeTask } from './document-messages.ts';
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
  const extension = convertedExtension(mediaType) ?? refuse('UnprocessableContent', 'The file is no office file');
  await using copy = await localCopy(storage, key, `document.${extension}`);
  const output = path.join(copy.folder, 'document.pdf');
  if (extension === 'tiff' || extension === 'heic') {
    await convertFirst({ of: extension, input: copy.path, output }, limits, signal);
    return (await pdfIn(output)) ?? refuse('UnprocessableContent', 'The file could not be converted to PDF');
  }
  if (converter === null)
    return refuse(
      'UnprocessableContent',
      'Office files can’t be shown on this server',
      'Ask its operator to install LibreOffice, or upload a PDF.',
    );
  const office = { input: copy.path, output, extension };
  if (extension === 'epub') {
    Object.assign(office, { input: path.join(copy.folder, 'document.html'), extension: 'html' });
    await convertFirst({ of: extension, input: copy.path, output: office.input }, limits, signal);
  }
  const converted =
    converter === 'wasm'
      ? await tryConverting({ form: 'OFFICE', ...office }, limits, signal)
      : await runSoffice(converter.soffice, { folder: copy.folder, path: office.input }, limits, signal);
  signal.throwIfAborted();
  const pdf = converted ? await pdfIn(output) : null;
  return (
    pdf ??
    refuse(
      'UnprocessableContent',
      'The file could not be converted to PDF',
      'It may be damaged or password-protected. Save it as PDF and upload that file.',
    )
  );
}

/** The PDF that was made; null if there is none. @throws Refusal if it is too large to be stored */
async function pdfIn(file: string): Promise<Uint8Array | null> {
  const bytes = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes > PDF_BYTES_MAX)
    refuse('UnprocessableContent', 'The file has more than 200 MB as PDF', 'Split it and upload the parts.');
  return bytes > 0 ? readFile(file) : null;
}

/** Converts without LibreOffice. @throws Refusal with the reason */
async function convertFirst(
  task: Pick<ConversionTask, 'of' | 'input' | 'output'>,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<void> {
  const done = await childConverts({ form: 'CONVERSION', ...task, mostMs: limits.processorMs }, limits, signal);
  if (!done?.converted)
    refuse(
      'UnprocessableContent',
      done?.reason ??
        'The file could not be converted within the limits of time and memory. Save it as PDF and upload that file.',
    );
}

/** Tries once more, with twice the time, if the process does not finish. */
async function tryConverting(task: OfficeTask, limits: DocumentLimits, signal: AbortSignal): Promise<boolean> {
  const again = { ...limits, silenceMs: limits.silenceMs * 2 };
  const done = (await childConverts(task, limits, signal)) ?? (await childConverts(task, again, signal));
  return done?.converted ?? false;
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
