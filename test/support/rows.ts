import { CreateField } from '@evident/application/fields/create-field';
import { GetField } from '@evident/application/fields/queries';
import { SetRowValues } from '@evident/application/fields/set-row-values';
import { ReadRowGroups, ReadRows } from '@evident/application/views/queries';
import type { NewField } from '@evident/domain/fields';
import type { PageRequest } from '@evident/domain/kernel';
import type { GroupsWanted, RowValues, RowsWanted } from '@evident/domain/views';
import { FIRST_PAGE, openMessages } from './messages.ts';

/** A project with three notes, two fields, two tags and four highlights, and messages that read its rows. */
export async function openRows() {
  const world = await openMessages();
  const team = await world.people.team();
  const ada = await world.people.member(team);
  const viewer = await world.people.member(team, 'VIEWER');
  const stranger = await world.people.member(await world.people.team());
  const projectId = await world.people.project(ada, 1);
  const notes: Record<string, string> = {};

  const field = (wording: Partial<NewField> & Pick<NewField, 'label' | 'type'>) =>
    world.ask(new CreateField(ada, projectId, { objectType: 'NOTE', ...wording }));
  const asked = (wanted: Partial<RowsWanted> = {}, page: Partial<PageRequest> = {}, person = ada) =>
    new ReadRows(person, projectId, { objectType: 'NOTE', ...wanted }, { ...FIRST_PAGE, ...page });
  const rows = async (...of: Parameters<typeof asked>) => (await world.ask(asked(...of))).items;
  const titles = async (...of: Parameters<typeof asked>) => (await rows(...of)).map(({ title }) => title);
  const askedGroups = (wanted: Partial<GroupsWanted>, person = ada) =>
    new ReadRowGroups(person, projectId, { objectType: 'NOTE', ...wanted });
  const groups = (...of: Parameters<typeof askedGroups>) => world.ask(askedGroups(...of));
  const counts = async (wanted: Partial<GroupsWanted>) =>
    (await groups(wanted)).items.map(({ title, count }) => [title, count]);
  const values = (changes: RowValues['changes'], person = ada) =>
    new SetRowValues(person, projectId, { objectType: 'NOTE', changes });
  const shown = async (noteId: string, fieldId: string) =>
    (await rows()).find(({ id }) => id === noteId)?.values.find((value) => value.fieldId === fieldId)?.shown ?? null;

  const options = ['Nurse', 'Doctor', 'Patient'].map((label) => ({ label, color: '#aabbcc' }));
  const roleId = await field({ label: 'Role', type: 'SELECT', settings: { options, max: 2 } });
  const { settings } = await world.ask(new GetField(ada, roleId));
  const role = { id: roleId, options: Object.fromEntries(settings.options!.map(({ label, id }) => [label, id])) };
  const score = await field({ label: 'Score', type: 'NUMBER' });
  for (const [title, markdown] of [
    ['beta', 'We wait for hours.'],
    ['Alpha', 'Nobody answers. The form is long.'],
    ['gamma', 'It works.'],
  ] as const)
    notes[title] = await world.note(ada, projectId, { title, markdown });
  const { tagIds } = await world.tags(ada, projectId, ['Waiting', 'Forms']);
  const [waiting, forms] = tagIds;
  await world.highlight(ada, notes['beta']!, 'wait for hours', [waiting!]);
  await world.highlight(ada, notes['Alpha']!, 'Nobody answers', [waiting!]);
  await world.highlight(ada, notes['Alpha']!, 'The form is long', [waiting!, forms!]);
  await world.highlight(ada, notes['gamma']!, 'It works');
  const chosen = (...labels: string[]) => ({ fieldId: role.id, ids: labels.map((label) => role.options[label]!) });
  await world.ask(
    values([
      { objectId: notes['beta']!, values: [chosen('Nurse'), { fieldId: score, number: 10 }] },
      { objectId: notes['Alpha']!, values: [chosen('Nurse', 'Patient'), { fieldId: score, number: 9 }] },
    ]),
  );
  const byRole = () => ({ group: { kind: 'SELECT' as const, fieldId: role.id } });
  return {
    world,
    ada,
    viewer,
    stranger,
    projectId,
    role,
    score,
    notes,
    field,
    asked,
    rows,
    titles,
    askedGroups,
    groups,
    counts,
    values,
    shown,
    byRole,
  };
}

export type Rows = Awaited<ReturnType<typeof openRows>>;
