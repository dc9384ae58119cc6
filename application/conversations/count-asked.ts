import {
  type Counted,
  type CountNames,
  type CountPlace,
  type CountPlan,
  type CountQuestion,
  countPlan,
  type ConversationScope,
  type FoundGroup,
  groupForms,
  namesOtherPlace,
  readCountQuestion,
} from '@evident/domain/conversations';
import { dayAt } from '@evident/domain/dates';
import {
  allOf,
  and,
  type Clause,
  type FilterForm,
  kindOfCustom,
  mentions,
  type ResultKey,
  systemRow,
} from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { type Actor, timeZoneOf } from '@evident/domain/permissions';
import { nameKey, type TypedField } from '@evident/domain/typed-query';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { FormsInSight, NamesInSight } from '../search/index.ts';
import type { CountReader } from './count-reader.ts';

/** Answers a question that filters can answer; null for every other question. */
export type CountAsked = (actor: Actor, scope: ConversationScope, question: string) => Promise<Counted | null>;

interface Ports {
  readonly names: NamesInSight;
  readonly forms: FormsInSight;
  readonly reader: CountReader;
  readonly filters: Pick<ListFilters, 'clause'>;
  readonly clock: Clock;
}

/** Notes by which people are listed: more do not fit an address. */
const LISTED_NOTES = 40;
const KEYS = { NOTE: 'note', PERSON: 'person', HIGHLIGHT: 'highlight', INSIGHT: 'insight' } as const satisfies Record<
  CountPlan['counts'],
  ResultKey
>;
const CURRENT = allOf(systemRow('Archived', 'Is', 'false'));

export const countAsked =
  (ports: Ports): CountAsked =>
  async (actor, scope, question) => {
    if (namesOtherPlace(question, scope.type)) return null;
    const read = readCountQuestion(question, dayAt(ports.clock.now(), timeZoneOf(actor)));
    // Without access to people, their count would be 0.
    const isOfPeople = read?.counts === 'PERSON' || scope.type === 'PERSON';
    if (isOfPeople && !(await ports.reader.seesPeople(actor))) return null;
    const place = read && (await placeOf(ports, actor, scope));
    const names = place && (await namesOf(ports, actor, read, scope));
    const plan = names && countPlan(read, names, place);
    if (!plan) return null;
    const projectId = scope.type === 'PROJECT' ? scope.id : null;
    return plan.counts === 'PERSON'
      ? countPeople(ports, actor, plan, projectId)
      : countObjects(ports, actor, plan, projectId);
  };

/** Where a question is counted; null for scopes of a single object. */
async function placeOf(
  { reader }: Ports,
  actor: Actor,
  { type, id, ids = [] }: ConversationScope,
): Promise<CountPlace | null> {
  switch (type) {
    case 'WORKSPACE':
      return { type, ids: [] };
    case 'NOTES':
      return { type, ids };
    case 'FOLDER':
      return { type, ids: await reader.folderIds(actor, id!) };
    case 'PROJECT':
    case 'PERSON':
      return { type, ids: [id!] };
    default:
      return null;
  }
}

async function countObjects(ports: Ports, actor: Actor, plan: CountPlan, projectId: Uuid | null): Promise<Counted> {
  const { counts, form, among, definition } = plan;
  const countOf = async (of: FilterForm) =>
    ports.reader.count(actor, counts, await clauseOf(ports, actor, KEYS[counts], of));
  const [count, total] = [await countOf(form), await countOf(among)];
  // Search lists published insights alone.
  const hasList = counts !== 'INSIGHT' || projectId !== null;
  return { counts, count, total, definition, list: hasList ? listOf(counts, form, projectId) : null };
}

async function countPeople(ports: Ports, actor: Actor, plan: CountPlan, projectId: Uuid | null): Promise<Counted> {
  const { counts, form, among, people, definition } = plan;
  const own = await clauseOf(ports, actor, 'person', people);
  const inNotes = async (of: FilterForm): Promise<{ clause: Clause; ids: readonly Uuid[] | null }> => {
    if (of.fieldForms.length === 0) return { clause: own, ids: null };
    const ids = await ports.reader.noteIds(actor, await clauseOf(ports, actor, 'note', of));
    return { clause: and(own, { kind: 'overlaps', at: { attribute: 'notes' }, values: ids }), ids };
  };
  const [found, all] = [await inNotes(form), await inNotes(among)];
  const [count, total] = [
    await ports.reader.count(actor, counts, found.clause),
    await ports.reader.count(actor, counts, all.clause),
  ];
  const list =
    found.ids === null || (found.ids.length > 0 && found.ids.length <= LISTED_NOTES)
      ? listOf(
          'PERSON',
          allOf(...people.fieldForms, ...(found.ids ? [systemRow('Note', 'HasAnyOf', ...found.ids)] : [])),
          null,
        )
      : listOf('NOTE', allOf(...form.fieldForms, ...people.fieldForms), projectId);
  return { counts, count, total, definition, list };
}

/** In lists of a project, the project is not a filter. */
const listOf = (type: CountPlan['counts'], { fieldForms }: FilterForm, projectId: Uuid | null): Counted['list'] => ({
  type,
  projectId,
  filter: allOf(...fieldForms.filter(({ field }) => projectId === null || field.name !== 'Project')),
});

/** As lists do, without what is archived. */
const clauseOf = ({ filters }: Ports, actor: Actor, key: ResultKey, form: FilterForm): Promise<Clause> =>
  filters.clause(key, key === 'person' || mentions(form, 'Archived') ? [form] : [form, CURRENT], actor);

/** The objects with these names; null if one is unknown. */
async function namesOf(
  ports: Ports,
  actor: Actor,
  { words, isExact, tag, group, person }: CountQuestion,
  scope: ConversationScope,
): Promise<CountNames | null> {
  const idsOf = async (held: 'TAG' | 'PERSON', name: string) =>
    (await ports.names.named(actor, [{ held, name }])).map(({ id }) => id);
  const tagIds = tag === null ? null : await idsOf('TAG', tag);
  if (tagIds?.length === 0) return null;
  const people = person === null ? [] : await idsOf('PERSON', person);
  const personIds = people.length > 0 ? people : null;
  const who = group ?? (personIds ? null : person);
  const found = who === null ? null : await groupOf(ports, actor, who);
  if (who !== null && !found) return null;
  const within = scope.type === 'PROJECT' ? [scope.id!] : null;
  const forms = words === null || isExact ? null : await ports.forms(actor, words, within);
  return { forms, tagIds, group: found, personIds };
}

/** The field of people in which a group is a value: an option, else words of a text that someone has. */
async function groupOf(ports: Ports, actor: Actor, group: string): Promise<FoundGroup | null> {
  const fields = (await ports.names.fields(actor)).filter(({ objectType }) => objectType === 'PERSON');
  const forms = groupForms(group);
  const chosen = fields.flatMap((field) => optionOf(field, forms) ?? [])[0];
  if (chosen) return chosen;
  for (const { id, label, type } of fields)
    if (type === 'TEXT')
      for (const form of forms.toReversed()) {
        const row = {
          id: 'group',
          field: { kind: 'person' as const, fieldId: id },
          operator: 'Contains' as const,
          values: [form],
        };
        const clause = await clauseOf(ports, actor, 'person', allOf(row));
        if ((await ports.reader.count(actor, 'PERSON', clause)) > 0)
          return { row, words: `${label} contains “${form}”` };
      }
  return null;
}

function optionOf(field: TypedField, forms: readonly string[]): FoundGroup | null {
  const keys = new Set(forms.map(nameKey));
  const option = field.options.find(({ label }) => keys.has(nameKey(label)));
  if (!option) return null;
  const operator = kindOfCustom(field) === 'choice' ? 'IsOneOf' : 'HasAnyOf';
  const row = {
    id: 'group',
    field: { kind: 'person' as const, fieldId: field.id },
    operator,
    values: [option.id],
  } as const;
  return { row: { ...row, values: [...row.values] }, words: `${field.label} is “${option.label}”` };
}
