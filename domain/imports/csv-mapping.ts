import type { DatePlan } from './date-column.ts';
import { failureColumns } from './failed-rows.ts';

/** Which column of a table becomes what of a note; columns are counted from 0. What is named nowhere is kept raw. */
export interface CsvMapping {
  title: number | null;
  /** In the order in which they stand in the note. */
  content: number[];
  date: number | null;
  tags: number[];
}

/** What is known of a column after all its values were seen. */
export interface ColumnProfile {
  name: string;
  filled: number;
  /** Mean number of characters of the filled cells. */
  length: number;
  /** How many different values, counted up to {@link DISTINCT_MAX}. */
  distinct: number;
  dates: DatePlan | null;
}

export const DISTINCT_MAX = 1000;

const TITLE = /^(?:title|name|subject|headline|titel|betreff|título|titre|题目|件名)$/i;
const TAGS = /^(?:tags?|labels?|themes?|topics?|categor(?:y|ies)|code|codes|schlagw(?:ort|örter)|sentiment|intent)$/i;
const CONTENT = /(?:^|[^a-z])(?:text|comment|comments|feedback|review|answer|response|note|notes|description|message|body|content|utterance|transcript|question)(?:$|[^a-z])/i;
/** Texts longer than this are written by people in their own words. */
const OWN_WORDS = 25;

/** A first guess at the mapping, for a person to correct: names first, then what the values look like. */
export function guessMapping(columns: readonly ColumnProfile[]): CsvMapping {
  // what we wrote beside a row that failed is about the row, not of it
  const ours = failureColumns(columns.map(({ name }) => name));
  const places = columns.map((_, place) => place).slice(ours < columns.length ? ours : 0);
  const of = (place: number): ColumnProfile => columns[place] as ColumnProfile;
  const title = places.find((place) => TITLE.test(of(place).name.trim()) && of(place).filled > 0) ?? null;
  const dates = places.filter((place) => of(place).dates !== null);
  const tags = places.filter((place) => TAGS.test(of(place).name.trim()) && place !== title && of(place).length <= 60);
  const free = places.filter((place) => place !== title && !dates.includes(place) && !tags.includes(place) && of(place).filled > 0);
  const own = free.filter((place) => of(place).length > OWN_WORDS && of(place).distinct > 1);
  const named = free.filter((place) => CONTENT.test(of(place).name));
  const longest = [...free].sort((a, b) => of(b).length - of(a).length).slice(0, 1);
  const content = own.length > 0 ? own : named.length > 0 ? named : longest;
  return { title, content: content.length > 0 ? content : places.slice(0, 1), date: dates[0] ?? null, tags };
}

/** A mapping that names columns the table has, each place at most once, and some content. */
export const isMappingFor = (mapping: CsvMapping, width: number): boolean => {
  const places = [mapping.title, mapping.date, ...mapping.content, ...mapping.tags].filter((place) => place !== null);
  return mapping.content.length > 0 && places.every((place) => Number.isInteger(place) && place >= 0 && place < width);
};
