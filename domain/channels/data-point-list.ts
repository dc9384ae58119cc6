import { type Infer, id, objectOf, refuse } from '../kernel/index.ts';
import { IMPORT_SOURCES } from './sources.ts';

const day = { type: 'string', format: 'date', examples: ['2026-05-01'] } as const;
const name = { type: 'string', minLength: 1, maxLength: 500 } as const;
/** The most values of one condition (decided). */
const VALUES_MAX = 50;
const FIELDS_LENGTH_MAX = 10_000;

export const dataPointList = objectOf(
  {
    themeId: { ...id, description: 'Those of a theme' },
    topicId: { ...id, description: 'Those of a topic' },
    outliers: { type: 'boolean', description: 'Only those in no theme' },
    from: { ...day, description: 'Written on this day in UTC or later' },
    to: { ...day, description: 'Written on this day in UTC or earlier' },
    query: {
      type: 'string',
      maxLength: 200,
      description: 'All of these words, in any form; the last one may be a beginning',
      examples: ['export'],
    },
    sources: {
      type: 'array',
      items: { type: 'string', enum: IMPORT_SOURCES },
      maxItems: IMPORT_SOURCES.length,
      description: 'From one of these',
    },
    tags: { type: 'array', items: name, maxItems: VALUES_MAX, description: 'With one of these tags of the source' },
    authors: {
      type: 'array',
      items: name,
      maxItems: VALUES_MAX,
      description: 'By one of these authors, by their keys in the choices of the channel',
    },
    fields: {
      type: 'string',
      maxLength: FIELDS_LENGTH_MAX,
      description:
        'Fields of the source as JSON, each with its values: one of the values of each field. Numbers, true and false as texts',
      examples: ['{"plan":["Business","Pro"]}'],
    },
  },
  { optional: ['themeId', 'topicId', 'outliers', 'from', 'to', 'query', 'sources', 'tags', 'authors', 'fields'] },
);

/** Fields of the source, each with the values that a data point may have. */
export type FieldChoice = Readonly<Record<string, readonly string[]>>;

/** @throws Refusal `ValidationError` for a text that is not a {@link FieldChoice} as JSON */
export function readFieldChoice(text: string): FieldChoice {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = null;
  }
  // PostgreSQL's text type has neither NUL nor unpaired surrogates, which JSON can escape.
  const isText = (value: unknown): boolean =>
    typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
  const isTexts = (values: unknown): boolean =>
    Array.isArray(values) && values.length <= VALUES_MAX && values.every(isText);
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  if (!isObject || ![Object.keys(read!), ...Object.values(read!)].every(isTexts))
    return refuse('ValidationError', 'Invalid JSON', 'Send names of fields with lists of texts.');
  return read as FieldChoice;
}

/** A list as programs ask for it, as it is read. */
export const dataPointListOf = ({
  themeId,
  topicId,
  outliers,
  from,
  to,
  query,
  fields,
  ...chosen
}: Infer<typeof dataPointList>) => ({
  ...chosen,
  ...(outliers ? { themeId: null } : themeId !== undefined && { themeId }),
  ...(topicId !== undefined && { topicId }),
  ...(from !== undefined && { from: new Date(from) }),
  ...(to !== undefined && { before: new Date(new Date(to).getTime() + DAY_MS) }),
  ...(query !== undefined && { words: query }),
  ...(fields !== undefined && { fields: readFieldChoice(fields) }),
});
const DAY_MS = 86_400_000;
