import { AUTO_IDENTIFY, LOCALES, TRANSLATION_LANGUAGES } from '@evident/domain/transcripts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

interface Choice {
  readonly value: string;
  readonly label: string;
}

const sorted = (codes: readonly string[]): Choice[] =>
  codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** Languages of recordings, the identified one first. */
export const localeChoices: readonly Choice[] = [
  { value: AUTO_IDENTIFY, label: 'Identify automatically' },
  ...sorted(LOCALES.filter((code) => code !== AUTO_IDENTIFY)),
];

export const translationChoices: readonly Choice[] = sorted(TRANSLATION_LANGUAGES);

export const localeName = (code: string): string => localeChoices.find(({ value }) => value === code)?.label ?? code;
