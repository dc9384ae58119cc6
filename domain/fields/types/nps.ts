import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import { refuse } from '../../kernel/index.ts';
import { type NpsLabels, OPTION_LABEL_MAX } from '../settings.ts';
import { type FieldType, noSettings, numberOf, refuseValue } from './field-type.ts';

/** Names of the groups (specification, document 002, section 9). */
const NPS_LABELS: NpsLabels = { detractor: 'Detractor', passive: 'Passive', promoter: 'Promoter' };

const isScore = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 10;

/** The group of a score: 0 to 6 Detractor, 7 to 8 Passive, 9 to 10 Promoter. */
export const npsGroup = (score: number): keyof NpsLabels =>
  score <= 6 ? 'detractor' : score <= 8 ? 'passive' : 'promoter';
export const npsLabel = (score: number, labels: NpsLabels = NPS_LABELS): string => labels[npsGroup(score)];

/** The name of several scores of a group. Names that a team chose are kept. */
function groupName(group: keyof NpsLabels, labels: NpsLabels = NPS_LABELS): string {
  const name = labels[group];
  return name === NPS_LABELS[group] ? `${name}s` : name;
}

/** A net promoter score: a whole number from 0 to 10. */
export const nps = {
  name: 'NPS',
  stored: 'number',
  kind: 'number',
  datum: 'intFilter',
  sorted: true,
  totals: 'numbers',
  crossed: {
    of: HIGHLIGHT_FIELDED_TYPES,
    values: ({ labels }) => [
      { value: '0..6', label: `${groupName('detractor', labels)} (0–6)` },
      { value: '7..8', label: `${groupName('passive', labels)} (7–8)` },
      { value: '9..10', label: `${groupName('promoter', labels)} (9–10)` },
    ],
  },
  // Numbers from 0 to 10 are scores only if the name says so.
  guess: { turn: 2, fits: ({ name, isRead }) => /\bnps\b|recommend/i.test(name) && isRead() },
  settings({ labels, ...others }, before) {
    noSettings(others);
    if (labels === undefined || labels === null) return { labels: before.labels ?? NPS_LABELS };
    const named = {
      detractor: labels.detractor.trim(),
      passive: labels.passive.trim(),
      promoter: labels.promoter.trim(),
    };
    if (Object.values(named).some((label) => label === '' || label.length > OPTION_LABEL_MAX))
      refuse('ValidationError', 'A label is missing or too long', `Labels have 1 to ${OPTION_LABEL_MAX} characters.`);
    return { labels: named };
  },
  check({ number }, _, label) {
    return isScore(number!)
      ? { number: number! }
      : refuseValue(label, 'is not a score', 'Enter a whole number from 0 to 10.');
  },
  shown: (value) => String(numberOf(value)),
  reader: () => (text) => {
    const written = /^\s*(10|\d)(?:\.0+)?(?:\s*\/\s*10)?\s*$/.exec(text)?.[1];
    return written === undefined ? null : { number: Number(written) };
  },
} as const satisfies FieldType;
