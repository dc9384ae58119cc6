import { HUE_HEX, HUES, type Uuid, hexColor, refuse } from '../../kernel/index.ts';
import { HIGHLIGHT_FIELDED_TYPES } from '../fielded.ts';
import {
  OPTION_LABEL_MAX,
  SELECT_OPTIONS_MAX,
  SELECTABLE_MAX,
  type FieldSettings,
  type SelectOption,
  type SentSettings,
} from '../settings.ts';
import {
  type FieldType,
  type GuessedColumn,
  type TextReader,
  idsIn,
  listedIn,
  noSettings,
  refuseValue,
} from './field-type.ts';
import { caseless } from '../../text/index.ts';

/** Neighbors differ clearly. */
const COLORS = [
  'blue',
  'orange',
  'green',
  'violet',
  'amber',
  'teal',
  'pink',
  'lime',
  'indigo',
  'cyan',
  'red',
] as const satisfies readonly (typeof HUES)[number][];
const colorAt = (place: number): string => HUE_HEX[COLORS[place % COLORS.length]!];

const keyOf = (label: string): string => caseless(label);

/** The options that a client sent. Those with an id keep it; the others are new. */
function optionsFrom(
  sent: NonNullable<SentSettings['options']>,
  before: readonly SelectOption[],
  newId: () => Uuid,
): SelectOption[] {
  if (sent.length > SELECT_OPTIONS_MAX)
    refuse('ValidationError', 'Too many options.', `A field has at most ${SELECT_OPTIONS_MAX} options.`);
  const options = sent.map(({ id, label, color }, place): SelectOption => {
    const known = id ? before.find((option) => option.id === id.toLowerCase()) : undefined;
    if (id && !known)
      refuse(
        'ValidationError',
        `The option “${label}” has an id that the field does not have`,
        'Leave the id of a new option out.',
      );
    const trimmed = label.trim();
    if (trimmed === '' || trimmed.length > OPTION_LABEL_MAX)
      refuse(
        'ValidationError',
        'The label of an option is missing or too long',
        `Labels have 1 to ${OPTION_LABEL_MAX} characters.`,
      );
    return {
      id: known?.id ?? newId(),
      label: trimmed,
      color: color ? hexColor(color) : (known?.color ?? colorAt(place)),
    };
  });
  const keys = new Set(options.map(({ label }) => keyOf(label)));
  if (keys.size < options.length) refuse('ValidationError', 'Two options have the same label', 'Give each its own.');
  if (new Set(options.map(({ id }) => id)).size < options.length)
    refuse('ValidationError', 'An option was sent twice', 'Send each once.');
  return options;
}

/** The parts of a text that names several options. */
function partsOf(text: string, max: number): string[] {
  const whole = text.trim();
  return max === 1 ? [whole] : listedIn(whole);
}

/** Reads labels, case ignored; null if one is unknown or there are too many. */
function readerOf({ options = [], max = 1 }: FieldSettings): TextReader {
  const byLabel = new Map(options.map(({ label, id }) => [keyOf(label), id]));
  return (text) => {
    const whole = byLabel.get(keyOf(text));
    if (whole) return { ids: [whole] };
    const ids = new Set(partsOf(text, max).map((part) => byLabel.get(keyOf(part))));
    return ids.size === 0 || ids.size > max || ids.has(undefined) ? null : { ids: [...ids] as Uuid[] };
  };
}

/** The most different values of a column that are taken for options (decided). */
const GUESSED_MAX = 50;

/** Whether a column has few short values, each twice on average. */
const fewRepeated = ({ texts, filled }: GuessedColumn): boolean =>
  texts.length <= GUESSED_MAX &&
  filled >= texts.length * 2 &&
  texts.every((text) => text.trim().length <= OPTION_LABEL_MAX);

/** One or several of up to 200 options. */
export const select = {
  name: 'Select',
  stored: 'ids',
  holds: 'options',
  kind: 'choices',
  datum: 'uuidArrayFilter',
  sorted: true,
  grouped: true,
  totals: 'options',
  crossed: {
    of: HIGHLIGHT_FIELDED_TYPES,
    values: ({ options = [] }) => options.map(({ id, label }) => ({ value: id, label })),
  },
  guess: { turn: 8, fits: fewRepeated },
  settings({ options, max, ...others }, before, newId) {
    noSettings(others);
    const most = max ?? before.max ?? 1;
    if (most < 1 || most > SELECTABLE_MAX)
      refuse('ValidationError', 'Too many options.', `A value holds at most ${SELECTABLE_MAX} options.`);
    return { options: options ? optionsFrom(options, before.options ?? [], newId) : (before.options ?? []), max: most };
  },
  check({ ids }, { options = [], max = 1 }, label) {
    const chosen = new Set(ids!.map((id) => id.toLowerCase()));
    if (chosen.size > max)
      refuseValue(label, `holds at most ${max} ${max === 1 ? 'option' : 'options'}`, 'Choose fewer.');
    const known = options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
    if (known.length < chosen.size) refuseValue(label, 'does not have this option', 'Reload, then choose again.');
    return known.length === 0 ? null : { ids: known };
  },
  shown(value, { options = [] }) {
    const chosen = new Set(idsIn(value));
    return options.flatMap(({ id, label }) => (chosen.has(id) ? [label] : [])).join('; ');
  },
  reader: readerOf,
  settingsFor(texts, { options = [], max = 1 }, newId) {
    const known = new Set(options.map(({ label }) => keyOf(label)));
    const made = [...options];
    for (const text of texts)
      for (const part of partsOf(text, max)) {
        const label = part.replace(/\s+/g, ' ');
        if (label === '' || label.length > OPTION_LABEL_MAX || known.has(keyOf(label))) continue;
        if (made.length === SELECT_OPTIONS_MAX) return { options: made, max };
        known.add(keyOf(label));
        made.push({ id: newId(), label, color: colorAt(made.length) });
      }
    return { options: made, max };
  },
} as const satisfies FieldType;
