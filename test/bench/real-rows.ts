import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sharedFolder } from '../support/shared-data.ts';

const SOURCES = [
  ['banking77/train.csv', 'text'],
  ['clinc150/clinc150_train_val.csv', 'text'],
  ['nhs-patient-feedback/text_data.csv', 'feedback'],
] as const;

/** A table of real texts, repeated with a counter that makes every row unique, and a rating. @throws Error without the shared data */
export function realRows(count: number): string {
  const folder = sharedFolder('feedback');
  if (!folder) throw new Error('The real texts are not at hand: set EVIDENT_TEST_DATA');
  const texts = SOURCES.flatMap(([file, column]) => {
    const rows = parse(readFileSync(join(folder, file)), {
      columns: true,
      bom: true,
      relax_column_count: true,
    }) as Record<string, string>[];
    return rows.map((row) => row[column] ?? Object.values(row)[0] ?? '').filter((text) => text.trim() !== '');
  });
  const rows = Array.from(
    { length: count },
    (_, index) => `"${texts[index % texts.length]!.replaceAll('"', '""')} (${index})",${index % 5}`,
  );
  return `comment,rating\n${rows.join('\n')}\n`;
}
