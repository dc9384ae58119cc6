import { isTimeZone } from '../dates/index.ts';
import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';

export const THEMES = ['light', 'dark', 'auto'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** How items open (document 000, section 2); AUTO is on the side for notes, insights, tags and people, else centered. */
export const PEEK_MODES = ['AUTO', 'Center', 'Side', 'FullPage'] as const;
export const DATE_FORMATS = ['AUTO', 'DMY', 'MDY', 'YMD'] as const;
/** Languages of dates and numbers: those of the browser, or one of these (decided; names from CLDR). */
export const LOCALES = [
  'AUTO',
  'da-DK',
  'de-DE',
  'en-AU',
  'en-GB',
  'en-US',
  'es-ES',
  'fi-FI',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'zh-CN',
] as const;

const properties = {
  theme: { type: 'string', enum: THEMES, description: 'auto follows the system', examples: ['dark'] },
  density: { type: 'string', enum: DENSITIES, description: 'How far apart rows are' },
  fullWidth: { type: 'boolean', description: 'Pages use the whole width of the window' },
  reducedMotion: { type: 'boolean', description: 'No animations, also where the system allows them' },
  peekMode: { type: 'string', enum: PEEK_MODES, description: 'How items open' },
  locale: { type: 'string', enum: LOCALES, description: 'Language of dates; AUTO is that of the browser' },
  dateFormat: { type: 'string', enum: DATE_FORMATS, description: 'Order of day, month and year' },
  timeZone: {
    type: 'string',
    maxLength: 60,
    description:
      'IANA name; days in filters and charts are those of this time zone. The web app sends that of the browser',
    examples: ['Europe/Berlin'],
  },
} as const;

/** The preferences of a member in a workspace (document 002, section 3). */
const preferences = {
  type: 'object',
  properties,
  required: ['theme', 'density', 'fullWidth', 'reducedMotion', 'peekMode', 'locale', 'dateFormat', 'timeZone'],
} as const satisfies ObjectSchema;
export type Preferences = Infer<typeof preferences>;

export const STANDARD_PREFERENCES: Preferences = {
  theme: 'auto',
  density: 'comfortable',
  fullWidth: false,
  reducedMotion: false,
  peekMode: 'AUTO',
  locale: 'AUTO',
  dateFormat: 'AUTO',
  timeZone: 'UTC',
};

/** @throws Refusal `ValidationError` for an unknown time zone */
export function refuseUnknownTimeZone({ timeZone }: PreferencesUpdate): void {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    refuse('ValidationError', 'Unknown time zone', 'Send an IANA name such as Europe/Berlin.');
}

/** Absent keeps. */
export const preferencesUpdate = { type: 'object', properties, required: [] } as const satisfies ObjectSchema;
export type PreferencesUpdate = Infer<typeof preferencesUpdate>;

/** Names of what members see or skip: tours, tips, notices and questions (document 002, section 3). */
export const FLAG_PATTERN = '^[a-z0-9][a-z0-9-]{0,63}$';
export const FLAG_STATES = ['seen', 'skipped'] as const;
export type FlagState = (typeof FLAG_STATES)[number];
/** The most flags of a member (decided). */
export const FLAGS_MAX = 200;

const state = { type: 'string', enum: FLAG_STATES, examples: ['seen'] } as const;
export const flagMark = { type: 'object', properties: { state }, required: ['state'] } as const satisfies ObjectSchema;

export const preferencesView = {
  type: 'object',
  properties: {
    ...properties,
    chosen: {
      type: 'array',
      items: { type: 'string' },
      description: 'The preferences that the member chose; the others are standard',
    },
    flags: {
      type: 'array',
      items: {
        type: 'object',
        properties: { flag: { type: 'string', examples: ['product-tour'] }, state },
        required: ['flag', 'state'],
      },
      description: 'What the member has seen or skipped',
    },
  },
  required: [...preferences.required, 'chosen', 'flags'],
} as const satisfies ObjectSchema;
export type PreferencesView = Infer<typeof preferencesView>;

/** Stores choices only, so that a new default reaches everyone who chose nothing. */
export interface StoredPreferences {
  readonly preferences: PreferencesUpdate;
  readonly flags: Readonly<Record<string, FlagState>>;
}
export const NOTHING_STORED: StoredPreferences = { preferences: {}, flags: {} };

/** Values of another version of Evident count as not chosen. */
export function viewPreferences({ preferences: stored, flags }: StoredPreferences): PreferencesView {
  const chosen = Object.fromEntries(Object.entries(stored).filter(([name, value]) => isKnown(name, value)));
  return {
    ...STANDARD_PREFERENCES,
    ...chosen,
    chosen: Object.keys(chosen).sort(),
    flags: Object.entries(flags)
      .map(([flag, flagState]) => ({ flag, state: flagState }))
      .sort((one, other) => (one.flag < other.flag ? -1 : 1)),
  };
}

function isKnown(name: string, value: unknown): boolean {
  const schema: { readonly type: string; readonly enum?: readonly unknown[] } | undefined = (
    properties as Readonly<Record<string, { readonly type: string; readonly enum?: readonly unknown[] }>>
  )[name];
  return schema !== undefined && (schema.enum?.includes(value) ?? typeof value === schema.type);
}

/**
 * @throws Refusal `ValidationError` for a name that is none; `UnprocessableContent` for one more than a member can have
 */
export function withFlag(
  flags: StoredPreferences['flags'],
  flag: string,
  flagState: FlagState | null,
): StoredPreferences['flags'] {
  if (!new RegExp(FLAG_PATTERN).test(flag))
    refuse('ValidationError', 'That is no name of a flag', 'Use lower-case letters, digits and hyphens, at most 64.');
  const { [flag]: _, ...others } = flags;
  if (flagState === null) return others;
  if (Object.keys(others).length >= FLAGS_MAX)
    refuse('UnprocessableContent', `A member has at most ${FLAGS_MAX} flags`, 'Remove some first.');
  return { ...others, [flag]: flagState };
}
