import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { FileStorage } from './file-storage.ts';
import type { FileScanner, ScanResult } from './ports.ts';

export interface ScanPorts {
  readonly storage: FileStorage;
  /** Null: uploads are not scanned. */
  readonly scanner: FileScanner | null;
}

/**
 * Scans stored bytes that no one can read yet. A file that could not be scanned is refused, never let through.
 * @throws Refusal `UnprocessableContent` for infected and too large files, `Unavailable` if the scanner fails
 */
export async function scanStored({ storage, scanner }: ScanPorts, id: Uuid): Promise<void> {
  if (!scanner) return;
  const { bytes } = (await storage.read(id)) ?? notFound('File');
  const result = await scanner.scan(bytes).catch((): ScanResult | null => null);
  if (result?.kind === 'clean') return;
  if (!result)
    refuse(
      'Unavailable',
      'The file could not be scanned for viruses, and was not stored',
      'Try again in a few minutes.',
    );
  if (result.kind === 'too-large')
    refuse('UnprocessableContent', 'The file is too large for the virus scan', 'Choose a smaller file.');
  refuse(
    'UnprocessableContent',
    `The file contains a virus (${result.name})`,
    'It was not stored. Check the device that it comes from.',
  );
}
