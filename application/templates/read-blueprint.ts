import { FIELDED_TYPES, type Field } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import { type Blueprint, viewsWithin } from '@evident/domain/templates';
import type { FieldStore } from '../fields/index.ts';
import type { ProjectStore } from '../projects/index.ts';
import type { TagStore } from '../tags/index.ts';
import type { ViewStore } from '../views/index.ts';
import type { TemplateStore } from './template-store.ts';

/** Stores that hold the structure of projects. */
export interface StructureStores {
  fields: FieldStore;
  projects: ProjectStore;
  tags: TagStore;
  templates: TemplateStore;
  views: ViewStore;
}

const ofNotesAndInsights = FIELDED_TYPES.filter((type) => type !== 'PERSON');

/** The fields of a project and its field sets, of notes and insights. */
export async function fieldsOf({ fields }: Pick<StructureStores, 'fields'>, projectId: Uuid | null) {
  const places = ofNotesAndInsights.map((objectType) => ({ projectId, objectType }));
  return {
    fields: (await inTurn(places, (place) => fields.fieldsAt(place))).flat(),
    fieldSets: (await inTurn(places, (place) => fields.setsAt(place))).flat(),
  };
}

/** One statement after the other, as a transaction has one connection. */
async function inTurn<From, To>(items: readonly From[], ask: (item: From) => Promise<To>): Promise<To[]> {
  const answers: To[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers;
}

const partOf = ({ id, objectType, type, label, fieldSetId, settings }: Field) => ({
  id,
  objectType,
  type,
  label,
  fieldSetId,
  settings,
});

/** The structure of a project without content, people and private views. */
export async function blueprintOf(stores: StructureStores, projectId: Uuid): Promise<Blueprint> {
  const { fields, fieldSets } = await fieldsOf(stores, projectId);
  const shared = await fieldsOf(stores, null);
  const { boards, groups, tags } = await stores.tags.inProject(projectId);
  const views = await stores.views.ofProject(projectId);
  const project = await stores.projects.find(projectId);
  const known = [...shared.fields, ...shared.fields.flatMap(({ settings }) => settings.options ?? [])];
  return viewsWithin(
    {
      sections: project?.sections ?? [],
      fields: fields.map(partOf),
      fieldSets: fieldSets.map(({ id, objectType, label }) => ({ id, objectType, label })),
      boards: boards.map(({ id, title }) => ({ id, title })),
      groups: groups.map(({ id, tagBoardId, title, color, hex }) => ({ id, tagBoardId, title, color, hex })),
      tags: tags.map(({ id, tagGroupId, title, description, role, color, hex }) => ({
        id,
        tagGroupId,
        title,
        description,
        role,
        color,
        hex,
      })),
      views: views
        .filter(({ isPrivate }) => !isPrivate)
        .map(({ objectType, layout, title, viewData, isDefault }) => ({
          objectType,
          layout,
          title,
          viewData,
          isDefault,
        })),
      templates: (await stores.templates.at('INSIGHT', projectId)).map(({ id, title, description, document }) => ({
        id,
        title,
        description,
        document,
      })),
    },
    new Set(known.map(({ id }) => id)),
  );
}
