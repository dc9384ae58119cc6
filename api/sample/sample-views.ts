import { ListFields } from '@evident/application/fields/queries';
import { CreateView } from '@evident/application/views/create-view';
import { ListViews } from '@evident/application/views/queries';
import { EMPTY_FORM } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type RowGroup, fieldsOf } from '@evident/domain/views';
import type { Bus } from '../kernel/bus.ts';
import type { SampleProject } from './sample-story.ts';

/** Saves the views of a project, unless there are some. */
export async function saveViews(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  views: NonNullable<SampleProject['views']>,
): Promise<void> {
  if (views.length === 0 || (await bus.ask(new ListViews(actor, projectId))).length > 0) return;
  for (const { title, objectType, layout, group } of views) {
    const { fields } = await bus.ask(new ListFields(actor, projectId, { objectType: fieldsOf(objectType) }));
    const field = fields.find(({ label }) => label === group);
    const grouped: RowGroup | null = field ? { kind: 'SELECT', fieldId: field.id } : { kind: 'TAG' };
    const viewData = {
      sort: null,
      filter: EMPTY_FORM,
      group: group === undefined ? null : grouped,
      columns: [],
      fieldVisibility: [],
    };
    await bus.ask(new CreateView(actor, projectId, { title, objectType, layout, viewData }));
  }
}
