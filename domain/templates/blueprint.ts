import type { Field, FieldSet } from '../fields/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { ProjectSections } from '../projects/index.ts';
import type { Tag, TagBoard, TagGroup } from '../tags/index.ts';
import type { ProjectView } from '../views/index.ts';
import type { RichNode } from '../content/index.ts';
import { caseless } from '../text/index.ts';

type BlueprintField = Pick<Field, 'id' | 'objectType' | 'type' | 'label' | 'fieldSetId' | 'settings'>;
type BlueprintFieldSet = Pick<FieldSet, 'id' | 'objectType' | 'label'>;
type BlueprintGroup = Pick<TagGroup, 'id' | 'tagBoardId' | 'title' | 'color' | 'hex'>;
type BlueprintTag = Pick<Tag, 'id' | 'tagGroupId' | 'title' | 'description' | 'role' | 'color' | 'hex'>;
type BlueprintView = Pick<ProjectView, 'objectType' | 'layout' | 'title' | 'viewData' | 'isDefault'>;
/** An insight template of a project. */
export interface BlueprintTemplate {
  readonly id: Uuid;
  readonly title: string;
  readonly description: string;
  readonly document: RichNode;
}

/** The structure of a project, in order. Ids only connect its parts: each use replaces them. */
export interface Blueprint {
  readonly sections: ProjectSections;
  readonly fieldSets: readonly BlueprintFieldSet[];
  readonly fields: readonly BlueprintField[];
  readonly boards: readonly Pick<TagBoard, 'id' | 'title'>[];
  readonly groups: readonly BlueprintGroup[];
  readonly tags: readonly BlueprintTag[];
  readonly views: readonly BlueprintView[];
  readonly templates: readonly BlueprintTemplate[];
}

export const NO_BLUEPRINT: Blueprint = {
  sections: [],
  fieldSets: [],
  fields: [],
  boards: [],
  groups: [],
  tags: [],
  views: [],
  templates: [],
};

/** The parts that a place has already. */
export interface PartsThere {
  readonly fields: readonly BlueprintField[];
  readonly fieldSets: readonly BlueprintFieldSet[];
  readonly boards: readonly Pick<TagBoard, 'title'>[];
  readonly templates: readonly Pick<BlueprintTemplate, 'title'>[];
}

const key = (...words: readonly string[]): string => words.map(caseless).join('\n');
const fieldKey = ({ objectType, type, label }: BlueprintField): string => key(objectType, type, label);
const setKey = ({ objectType, label }: BlueprintFieldSet): string => key(objectType, label);

/** Splits parts into those that are there already, by their key, and the others. */
function split<Part>(
  parts: readonly Part[],
  there: readonly Part[],
  keyOf: (part: Part) => string,
): { added: Part[]; known: [Part, Part][] } {
  const byKey = new Map(there.map((part) => [keyOf(part), part]));
  const matches = parts.map((part) => [part, byKey.get(keyOf(part))] as const);
  return {
    added: matches.flatMap(([part, match]) => (match ? [] : [part])),
    known: matches.flatMap(([part, match]) => (match ? [[part, match] as [Part, Part]] : [])),
  };
}

/**
 * Fits a blueprint into a place: parts that are there already, by name and type, are used and not added again. All
 * others get new ids. Views follow the ids.
 */
export function fitted(blueprint: Blueprint, there: PartsThere, newId: () => Uuid): Blueprint {
  const fields = split(blueprint.fields, there.fields, fieldKey);
  const sets = split(blueprint.fieldSets, there.fieldSets, setKey);
  const titles = (parts: readonly { title: string }[]) => new Set(parts.map(({ title }) => key(title)));
  const [boardsThere, templatesThere] = [titles(there.boards), titles(there.templates)];
  const boards = blueprint.boards.filter(({ title }) => !boardsThere.has(key(title)));
  const boardIds = new Set(boards.map(({ id }) => id));
  const groups = blueprint.groups.filter(({ tagBoardId }) => boardIds.has(tagBoardId));
  const groupIds = new Set(groups.map(({ id }) => id));
  const tags = blueprint.tags.filter(({ tagGroupId }) => groupIds.has(tagGroupId));
  const templates = blueprint.templates.filter(({ title }) => !templatesThere.has(key(title)));
  const usedSets = new Set(fields.added.map(({ fieldSetId }) => fieldSetId));
  const fieldSets = sets.added.filter(({ id }) => usedSets.has(id));

  const ids = new Map<Uuid, Uuid>(sets.known.map(([from, to]) => [from.id, to.id]));
  for (const [from, to] of fields.known) {
    ids.set(from.id, to.id);
    const options = new Map(to.settings.options?.map(({ label, id }) => [key(label), id]));
    for (const { id, label } of from.settings.options ?? []) {
      const match = options.get(key(label));
      if (match) ids.set(id, match);
    }
  }
  const options = fields.added.flatMap(({ settings }) => settings.options ?? []);
  for (const { id } of [...fieldSets, ...fields.added, ...options, ...boards, ...groups, ...tags, ...templates])
    ids.set(id, newId());
  return withIds({ ...blueprint, fieldSets, fields: fields.added, boards, groups, tags, templates }, ids);
}

const UUIDS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

const withIds = (blueprint: Blueprint, ids: ReadonlyMap<Uuid, Uuid>): Blueprint =>
  JSON.parse(JSON.stringify(blueprint).replace(UUIDS, (id) => ids.get(id) ?? id)) as Blueprint;

/**
 * The views of a blueprint, without the conditions, sorts and columns that name anything outside the blueprint: people,
 * notes, members, or deleted fields. @param known ids of fields and options of the workspace
 */
export function viewsWithin(blueprint: Blueprint, known: ReadonlySet<Uuid>): Blueprint {
  const own = new Set(JSON.stringify({ ...blueprint, views: [] }).match(UUIDS));
  const isOutside = (part: unknown): boolean =>
    (JSON.stringify(part ?? null).match(UUIDS) ?? []).some((id) => !own.has(id) && !known.has(id));
  return {
    ...blueprint,
    views: blueprint.views.map((view) => ({
      ...view,
      viewData: {
        sort: isOutside(view.viewData.sort) ? null : view.viewData.sort,
        group: isOutside(view.viewData.group) ? null : view.viewData.group,
        filter: {
          ...view.viewData.filter,
          fieldForms: view.viewData.filter.fieldForms.filter(
            ({ field, values }) => !isOutside(field) && !isOutside(values),
          ),
        },
        columns: view.viewData.columns.filter((column) => !isOutside(column)),
        fieldVisibility: view.viewData.fieldVisibility.filter((column) => !isOutside(column)),
      },
    })),
  };
}

/** Names of the parts, for readers who decide about them. */
export const partsOf = ({ fields, boards, tags, views, templates }: Blueprint) => ({
  fields: fields.map(({ label }) => label),
  boards: boards.map(({ title }) => title),
  tagCount: tags.length,
  views: views.map(({ title }) => title),
  templates: templates.map(({ title }) => title),
});
