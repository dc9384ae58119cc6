import type { FieldTypeName } from '../../fields/index.ts';
import { isContentName, isDateName, isQuoteName, isSourceName, isTagName, isTitleName } from './column-words.ts';
import type { DatePlan } from '../../dates/index.ts';
import { failureColumns } from './failed-rows.ts';

/** Maps columns (from 0) to fields of a note. Unmapped columns are stored as raw fields. */
export interface CsvMapping {
  title: number | null;
  /** In note order. */
  content: number[];
  date: number | null;
  tags: number[];
  /** Fields that columns fill, by the names of the columns. Without an id, a field is created when the import starts. */
  fields?: { name: string; fieldId?: string; type?: FieldTypeName; several?: boolean }[];
  /** Names of columns that name contacts, who are added to the notes. The column of the title can be one. */
  people?: string[];
}

/** Statistics of a column, from all its values. */
export interface ColumnProfile {
  name: string;
  filled: number;
  /** Mean number of characters of the non-empty cells. */
  length: number;
  /** Number of different values, counted up to {@link DISTINCT_MAX}. */
  distinct: number;
  /** Non-empty cells with numbers, addresses or generated keys. */
  coded: number;
  /** Non-empty cells with a plain number or the code of an answer, which are no texts: `4`, `SA`, `Q3-b`. */
  answerCodes: number;
  dates: DatePlan | null;
}

export const DISTINCT_MAX = 1000;

/** Longer values are free text. */
const OWN_WORDS = 25;
/** Maximum mean length of values in a title column. */
const TITLE_LENGTH = 60;
/** The answers of a choice question repeat; free text rarely does. */
const CHOICES_SHARE = 0.2;

/** Guesses the mapping from names and values. Members can correct it. */
export function guessMapping(columns: readonly ColumnProfile[]): CsvMapping {
  // the columns of a failure report are not part of the row
  const ours = failureColumns(columns.map(({ name }) => name));
  const places = columns.map((_, place) => place).slice(ours < columns.length ? ours : 0);
  const of = (place: number): ColumnProfile => columns[place] as ColumnProfile;
  const named = places.find((place) => isTitleName(of(place).name) && of(place).filled > 0) ?? null;
  const dates = places.filter((place) => of(place).dates !== null);
  const tags = places.filter(
    (place) => isTagName(of(place).name) && place !== named && of(place).length <= OWN_WORDS * 2.4,
  );
  const free = places.filter(
    (place) => place !== named && !dates.includes(place) && !tags.includes(place) && of(place).filled > 0,
  );
  const date = dates.find((place) => isDateName(of(place).name)) ?? dates[0] ?? null;
  const coded = tags.length > 0 ? codedPassages(free, of) : null;
  if (coded) return { ...coded, date, tags };
  const found = contentAmong(free.map((place) => ({ ...of(place), place })));
  const content = found.length > 0 ? found : places.slice(0, 1);
  const title =
    named ??
    titleAmong(
      places.filter((place) => free.includes(place) && !content.includes(place)),
      of,
    );
  return { title, content, date, tags };
}

/** A list of coded passages, each with the name of its source: the passage is the text, and the source its title. */
function codedPassages(
  free: readonly number[],
  of: (place: number) => ColumnProfile,
): Pick<CsvMapping, 'title' | 'content'> | null {
  const quote = free.find((place) => isQuoteName(of(place).name));
  const source = free.find((place) => place !== quote && isSourceName(of(place).name));
  if (quote === undefined || source === undefined) return null;
  const { length } = of(source);
  return length <= TITLE_LENGTH && length < of(quote).length ? { title: source, content: [quote] } : null;
}

type Placed = ColumnProfile & { readonly place: number };

const holdsCodes = ({ coded, answerCodes, filled }: ColumnProfile): boolean =>
  Math.max(coded, answerCodes) * 2 >= filled;

/** Returns free-text columns and those with a matching name; otherwise the column with the longest values. */
function contentAmong(free: readonly Placed[]): number[] {
  const told = free.filter((column) => isContentName(column.name) && !holdsCodes(column));
  // a German grade is also called `Note`
  const clear = told.filter(({ name, length }) => !/^note$/i.test(name.trim()) || length > OWN_WORDS);
  const named = clear.length > 0 ? clear : told;
  const written = free.filter((column) => column.length > OWN_WORDS && column.distinct > 1 && !holdsCodes(column));
  const isFree = ({ distinct, filled }: Placed): boolean => distinct >= Math.min(filled, DISTINCT_MAX) * CHOICES_SHARE;
  const own = written.filter(isFree);
  const chosen =
    own.length > 0
      ? [
          ...own,
          ...named.filter((column) => isFree(column) && !own.includes(column) && column.name.length <= OWN_WORDS),
        ]
      : named.length > 0
        ? named
        : written;
  const longest = [...free]
    .sort((a, b) => Number(holdsCodes(a)) - Number(holdsCodes(b)) || b.length - a.length)
    .slice(0, 1);
  return (chosen.length > 0 ? chosen : longest).map(({ place }) => place).sort((a, b) => a - b);
}

/** The first column whose short values identify rows: a name, a participant code, an address. */
const titleAmong = (places: readonly number[], of: (place: number) => ColumnProfile): number | null => {
  const rows = places.reduce((most, place) => Math.max(most, of(place).filled), 0);
  return (
    places.find((place) => {
      const { filled, distinct, length, coded } = of(place);
      return (
        rows >= 3 &&
        filled >= rows * 0.95 &&
        distinct >= Math.min(filled, DISTINCT_MAX) * 0.95 &&
        length >= 2 &&
        length <= TITLE_LENGTH &&
        coded <= filled * 0.05
      );
    }) ?? null
  );
};

/** Whether a mapping uses existing columns, none twice, with at least one content column. */
export const isMappingFor = (mapping: CsvMapping, width: number): boolean => {
  const places = [mapping.title, mapping.date, ...mapping.content, ...mapping.tags].filter((place) => place !== null);
  return mapping.content.length > 0 && places.every((place) => Number.isInteger(place) && place >= 0 && place < width);
};
