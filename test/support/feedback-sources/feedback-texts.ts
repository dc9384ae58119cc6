import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const feedback = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../sample/patient-feedback.json'), 'utf8'),
) as {
  readonly text: string;
}[];
const texts = feedback.map(({ text }) => text.trim()).filter((text) => text.length > 20 && !/[<>&\n]/.test(text));

/** Answers of patients, each another one. */
export const feedbackText = (place: number): string => texts[place]!;

/** The time of an item: each is two days later than the one before, more than any overlap of runs. */
export const dayOf = (place: number): Date => new Date(Date.UTC(2026, 4, 1 + 2 * place, 9, 30));

/** The time of the first run. */
export const FIRST_RUN = new Date('2026-06-01T12:00:00.000Z');
