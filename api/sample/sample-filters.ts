import { CreateSavedFilter } from '@evident/application/saved-filters/create-saved-filter';
import { ListSavedFilters } from '@evident/application/saved-filters/queries';
import { type FilterRow, type SavedFor, allOf, systemRow } from '@evident/domain/filters';
import { type Uuid, PAGE_MAX } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import { type PersonFields, optionIds } from './sample-people.ts';
import type { SampleProject, SampleStory } from './sample-story.ts';

/** Saves a filter of one row under a name, unless there is one. Returns its id. */
async function saved(
  bus: Bus,
  actor: Actor,
  name: string,
  objectType: SavedFor,
  projectId: Uuid | null,
  row: FilterRow,
): Promise<Uuid> {
  const known = await bus.ask(
    new ListSavedFilters(
      actor,
      { objectType, ...(projectId !== null && { projectId }) },
      { limit: PAGE_MAX, cursor: null },
    ),
  );
  const same = known.items.find((filter) => filter.name === name && filter.projectId === projectId);
  return (
    same?.id ?? (await bus.ask(new CreateSavedFilter(actor, { name, objectType, projectId, form: allOf(row) }))).id
  );
}

/** Saves the segments of the sample: people by an option of a field. Returns their ids by name. */
export async function saveSegments(
  bus: Bus,
  actor: Actor,
  segments: SampleStory['segments'],
  fields: PersonFields,
): Promise<ReadonlyMap<string, Uuid>> {
  const made = new Map<string, Uuid>();
  for (const { name, field: label, options } of segments) {
    const field = fields.get(label)!;
    const row: FilterRow = {
      id: '1',
      field: { kind: 'person', fieldId: field.id, type: 'SELECT' },
      operator: 'IsOneOf',
      values: optionIds(field, options),
    };
    made.set(name, await saved(bus, actor, name, 'PERSON', null, row));
  }
  return made;
}

/** Saves the filters of a project. */
export async function saveFilters(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  filters: NonNullable<SampleProject['filters']>,
  segmentIds: ReadonlyMap<string, Uuid>,
): Promise<void> {
  for (const { name, objectType, field, operator, segments = [] } of filters) {
    const row = systemRow(field, operator, ...segments.map((segment) => segmentIds.get(segment)!));
    await saved(bus, actor, name, objectType, projectId, row);
  }
}
