import { csvOf } from '@evident/domain/imports';
import { saveFile } from '../../kernel/save-file.ts';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads rows as a CSV file, safe to open in a spreadsheet. */
export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `${BYTE_ORDER_MARK}${csvOf(rows)}`);
