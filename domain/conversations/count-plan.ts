import {
  allOf,
  type FilterForm,
  type FilterRow,
  type SystemFieldName,
  systemRow,
  VALUES_MAX,
} from '../filters/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Period } from './count-period.ts';
import type { CountedType, CountQuestion } from './count-question.ts';

/** People of a kind: the row that finds them, and in words: “Role contains “SRE””. */
export interface FoundGroup {
  readonly row: FilterRow;
  readonly words: string;
}

/** Where a question is asked. */
export interface CountPlace {
  readonly type: 'WORKSPACE' | 'FOLDER' | 'PROJECT' | 'NOTES' | 'PERSON';
  /** The project, the folders, the notes or the person; none for the workspace. */
  readonly ids: readonly Uuid[];
}

/** The objects that a question names; each null if it names none. */
export interface CountNames {
  /** The forms of its words that texts have, the asked ones first. Null if they are too many, or if it has no words. */
  readonly forms: readonly string[] | null;
  readonly tagIds: readonly Uuid[] | null;
  readonly group: FoundGroup | null;
  readonly personIds: readonly Uuid[] | null;
}

/** How a question is counted by filters. */
export interface CountPlan {
  readonly counts: CountedType;
  /** Over what is counted; for people, over their notes. */
  readonly form: FilterForm;
  /** The same without the words and the tag: of how many. */
  readonly among: FilterForm;
  /** Of people: those who are counted if they take part in such a note. */
  readonly people: FilterForm;
  /** In words: “notes that contain “cost” or “costs””. */
  readonly definition: string;
}

const DAY_MS = 86_400_000;
const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const periodRows = ({ from, to }: Period): FilterRow[] => [
  ...(from === null ? [] : [systemRow('Date', 'IsAfter', moved(from, -1))]),
  ...(to === null ? [] : [systemRow('Date', 'IsBefore', moved(to, 1))]),
];

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function periodWords({ from, to }: Period): string {
  if (from !== null && to !== null)
    return from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
  return from === null ? `until ${dayWords(to!)}` : `since ${dayWords(from)}`;
}

const DATED: Readonly<Record<CountedType, string>> = {
  NOTE: 'dated',
  PERSON: 'dated',
  HIGHLIGHT: 'of conversations',
  INSIGHT: 'created',
};
const NAMES: Readonly<Record<CountedType, string>> = {
  NOTE: 'notes',
  PERSON: 'people',
  HIGHLIGHT: 'highlights',
  INSIGHT: 'insights',
};

interface PlaceWords {
  /** The field that limits objects of a type to the place; absent if none does. */
  readonly fields: Partial<Record<CountedType, SystemFieldName>>;
  /** After the objects that are counted, or the notes of people. */
  readonly words: string;
  /** The same after highlights, if it differs. */
  readonly highlights?: string;
}

const everywhere = (field: SystemFieldName): PlaceWords['fields'] => ({
  NOTE: field,
  PERSON: field,
  HIGHLIGHT: field,
  INSIGHT: field,
});
/** People are counted by their notes. */
const PLACES: Readonly<Record<Exclude<CountPlace['type'], 'WORKSPACE'>, PlaceWords>> = {
  FOLDER: { fields: everywhere('ProjectCategory'), words: ' of this folder' },
  PROJECT: { fields: everywhere('Project'), words: ' of this project' },
  NOTES: {
    fields: { NOTE: 'Note', PERSON: 'Note', HIGHLIGHT: 'Note' },
    words: ' you chose',
    highlights: ' of the notes you chose',
  },
  PERSON: {
    fields: { NOTE: 'People', HIGHLIGHT: 'SaidBy' },
    words: ' with this person',
    highlights: ' of this person',
  },
};

/** The filters that answer a question; null if they cannot: insights have neither tags nor people. */
export function countPlan(question: CountQuestion, names: CountNames, place: CountPlace): CountPlan | null {
  const { counts } = question;
  const { tagIds, group, personIds } = names;
  if (counts === 'INSIGHT' && (tagIds ?? group ?? personIds) !== null) return null;
  const limited = placeRows(counts, place);
  if (limited === null) return null;
  const ofPeople = counts === 'PERSON';
  const groupRows = group === null ? [] : [group.row];
  const near = [...limited, ...nearRows(question, names), ...(ofPeople ? [] : groupRows)];
  const asked = [...wordRows(question, names), ...(tagIds === null ? [] : [systemRow('Tags', 'HasAnyOf', ...tagIds)])];
  return {
    counts,
    form: allOf(...near, ...asked),
    among: allOf(...near),
    people: allOf(...groupRows),
    definition: definitionOf(question, names, place),
  };
}

/** Null if objects of this type are not in such a place, or if it has no parts or too many for a filter. */
function placeRows(counts: CountedType, { type, ids }: CountPlace): FilterRow[] | null {
  if (type === 'WORKSPACE') return [];
  const field = PLACES[type].fields[counts];
  return field === undefined || ids.length === 0 || ids.length > VALUES_MAX
    ? null
    : [systemRow(field, 'HasAnyOf', ...ids)];
}

function wordRows({ words }: CountQuestion, { forms }: CountNames): FilterRow[] {
  if (words === null) return [];
  return forms !== null && forms.length > 1
    ? [systemRow('Content', 'ContainsAnyOf', ...forms)]
    : [systemRow('Content', 'Contains', words)];
}

/** The rows of the people and the days. */
function nearRows({ counts, period }: CountQuestion, { personIds }: CountNames): FilterRow[] {
  const people = counts === 'HIGHLIGHT' ? 'SaidBy' : 'People';
  return [
    ...(personIds === null ? [] : [systemRow(people, 'HasAnyOf', ...personIds)]),
    ...(period === null ? [] : periodRows(period)),
  ];
}

/** The most forms that are named. More are counted, and are in the filter. */
const FORMS_NAMED = 3;
const quoted = (words: string): string => `“${words}”`;

/** The words of a question: exactly these, or with the forms that texts have of them. */
function wordsInWords(words: string, isExact: boolean, forms: readonly string[] | null): string {
  const isOne = !words.includes(' ');
  const exactly = `the ${isOne ? 'word' : 'words'} ${quoted(words)}`;
  if (isExact) return exactly;
  if (forms === null) return `exactly ${exactly}, which ${isOne ? 'has' : 'have'} too many other forms`;
  if (forms.length > FORMS_NAMED) return `${quoted(words)} or ${forms.length - 1} other forms`;
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(forms.map(quoted));
}

const placeWords = (counts: CountedType, { words, highlights = words }: PlaceWords): string =>
  counts === 'HIGHLIGHT' ? highlights : words;

function definitionOf(
  { counts, words, isExact, tag, person, period }: CountQuestion,
  { group, forms }: CountNames,
  { type }: CountPlace,
): string {
  const place = type === 'WORKSPACE' ? '' : placeWords(counts, PLACES[type]);
  const tagged = counts === 'HIGHLIGHT' ? 'tagged' : 'with highlights tagged';
  const conditions = [
    ...(words === null ? [] : [`that contain ${wordsInWords(words, isExact, forms)}`]),
    ...(tag === null ? [] : [`${tagged} “${tag}”`]),
    ...(person === null ? [] : [group === null ? `with ${person}` : `with people whose ${group.words}`]),
    ...(period === null ? [] : [`${DATED[counts]} ${periodWords(period)}`]),
  ].join(', ');
  const kind = counts === 'PERSON' && group !== null ? ` whose ${group.words}` : '';
  const of = counts === 'PERSON' && place + conditions !== '' ? ` in notes${place}` : place;
  return `${NAMES[counts]}${kind}${of} ${conditions}`.trimEnd();
}

/** The forms of a word for a group, singular last: “SREs”, “SRE”. */
export function groupForms(group: string): string[] {
  const plain = group.trim();
  const one = plain.replace(/ies$/iu, 'y');
  const forms = [plain, ...(one === plain ? [plain.replace(/(?<=[^s])s$/iu, '')] : [one])];
  return [...new Set(forms)];
}
