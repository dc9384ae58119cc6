import { type Infer, objectOf } from '../kernel/index.ts';
import { type DataPoint, authorName } from './data-point.ts';

const count = { type: 'integer', minimum: 1, description: 'How many of the newest data points have it' } as const;
const text = { type: 'string' } as const;
const counted = {
  type: 'array',
  items: objectOf({ value: text, count }),
  description: 'The most frequent first',
} as const;

/** Values to filter the data points of a channel by. */
export const dataPointChoices = objectOf({
  sources: counted,
  tags: { ...counted, description: 'Tags of the source' },
  authors: { type: 'array', items: objectOf({ key: text, name: text, count }) },
  fields: {
    type: 'array',
    items: objectOf({ name: text, values: counted }),
    description: 'Fields of the source whose values repeat, by name',
  },
});
export type DataPointChoices = Infer<typeof dataPointChoices>;

/** The newest data points whose values can be chosen (decided): reading all of a million would take seconds. */
export const CHOICES_OF = 2_000;
/** Values of one list, and the most characters of one (decided). */
const VALUES_MAX = 100;
const VALUE_LENGTH_MAX = 100;

type Chosen = Pick<DataPoint, 'source' | 'tags' | 'authorKey' | 'creator' | 'fields'>;

/** The values that these data points have. A field whose values never repeat, such as a number of a ticket, is no choice. */
export function choicesOf(points: readonly Chosen[]): DataPointChoices {
  const names = new Map(points.map(({ authorKey, creator }) => [authorKey, authorName(creator)]));
  const fields = new Map<string, string[]>();
  for (const point of points)
    for (const [name, value] of Object.entries(point.fields)) {
      const values = fields.get(name);
      if (values) values.push(String(value));
      else fields.set(name, [String(value)]);
    }
  return {
    sources: countsOf(points.map(({ source }) => source)),
    tags: countsOf(points.flatMap(({ tags }) => tags)),
    authors: countsOf(points.flatMap(({ authorKey }) => authorKey ?? [])).map(({ value: key, count: times }) => ({
      key,
      name: names.get(key) ?? key.slice(key.indexOf(' ') + 1),
      count: times,
    })),
    fields: [...fields]
      .map(([name, values]) => ({ name, values: countsOf(values.filter((value) => value.length <= VALUE_LENGTH_MAX)) }))
      .filter(({ values }) => values.some(({ count: times }) => times > 1))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function countsOf(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, times]) => ({ value, count: times }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, VALUES_MAX);
}
