import { refuse } from '@evident/domain/kernel';
import { strFromU8 } from 'fflate';
import { readOds } from './read-ods.ts';
import { type Sheet, readXlsx } from './read-xlsx.ts';
import { sniff } from '../detection/sniff.ts';
import { unzipDocument } from '../office/unzip-document.ts';

export type { Sheet };

/** Whether a file is an Excel workbook or an OpenDocument spreadsheet. */
export const isSheet = async (bytes: Uint8Array): Promise<boolean> =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (await sniff(bytes)) === 'sheet';

/** Reads the first sheet with text, within the limits of every document. */
export function readSheet(bytes: Uint8Array): Sheet {
  const parts = unzipDocument(bytes);
  if (Object.hasOwn(parts, 'xl/workbook.xml')) return readXlsx(parts);
  const manifest = parts['META-INF/manifest.xml'];
  if (manifest && strFromU8(manifest).includes('encryption-data'))
    refuse(
      'UnprocessableContent',
      'The spreadsheet is password-protected',
      'Save it without a password and import that file.',
    );
  return readOds(parts);
}
