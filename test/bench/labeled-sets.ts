import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sharedFolder } from '../support/shared-data.ts';

/** A text with the group that people put it into. */
export interface Labeled {
  readonly text: string;
  readonly label: string;
}

const WORDS_MIN = 12;
const folder = (name: string): string => sharedFolder(name) ?? '';
const rows = (file: string): string[][] =>
  parse(readFileSync(join(folder('feedback'), file), 'utf8'), { relax_column_count: true }).slice(1);

/** Texts with gold labels: questions to a bank, comments of patients, requests to an assistant, turns of meetings. */
export const LABELED_SETS: Readonly<Record<string, () => Labeled[]>> = {
  banking77: () => rows('banking77/train.csv').map(([text, label]) => ({ text: text!, label: label! })),
  'NHS, 9 labels': () => patients(1),
  'NHS, 44 subcategories': () => patients(2),
  clinc150: () => rows('clinc150/clinc150_train_val.csv').map(([text, label]) => ({ text: text!, label: label! })),
  'QMSum topics': topics,
};

const patients = (column: number): Labeled[] =>
  rows('nhs-patient-feedback/text_data.csv')
    .map((row) => ({ text: row[3] ?? '', label: row[column]! }))
    .filter(({ text }) => text.length > 20);

/** Turns of at least twelve words, by the topic that they belong to. */
function topics(): Labeled[] {
  const place = folder('transcripts/qmsum');
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const meeting = JSON.parse(readFileSync(join(place, file), 'utf8')) as {
        topic_list?: { relevant_text_span: [string, string][] }[];
        meeting_transcripts: { content: string }[];
      };
      return (meeting.topic_list ?? []).flatMap(({ relevant_text_span: spans }, topic) =>
        spans
          .flatMap(([from, to]) => meeting.meeting_transcripts.slice(Number(from), Number(to) + 1))
          .map(({ content }) => ({ text: content.replace(/\{[^}]*\}/g, '').trim(), label: `${file}/${topic}` }))
          .filter(({ text }) => text.split(' ').length >= WORDS_MIN),
      );
    });
}
