import type { NoteFigures, NoteFiguresQuery } from '@evident/domain/charts';
import type { Person } from '../../test/support/known-people.ts';
import { INVALID, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { CreateField } from '../fields/create-field.ts';
import { GetField } from '../fields/queries.ts';
import { SetFieldValues } from '../fields/set-field-values.ts';
import { UpdateNote } from '../notes/update-note.ts';
import { ReadNoteFigures } from './read-note-figures.ts';

describe('notes of a project, measured', () => {
  let world: Messages;
  let ada: Person;
  let stranger: Person;
  let projectId: string;
  let plan: { id: string; options: readonly string[] };
  let seats: string;

  const read = (of: NoteFiguresQuery, person = ada): Promise<NoteFigures> =>
    world.ask(new ReadNoteFigures(person, projectId, of));
  const sums = async (of: NoteFiguresQuery) =>
    (await read({ ...of, numberFieldId: seats })).columns.map(({ label, notes, numbers }) => [
      label,
      notes,
      numbers!.sum,
    ]);

  beforeAll(async () => {
    world = await openMessages();
    ada = await world.people.member(await world.people.team());
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada);
    const options = [{ label: 'Free' }, { label: 'Team' }];
    const id = await world.ask(
      new CreateField(ada, projectId, { label: 'Plan', type: 'SELECT', objectType: 'NOTE', settings: { options } }),
    );
    const field = await world.ask(new GetField(ada, id));
    plan = { id, options: field.settings.options!.map((option) => option.id) };
    seats = await world.ask(new CreateField(ada, projectId, { label: 'Seats', type: 'NUMBER', objectType: 'NOTE' }));
    for (const [title, occurredOn, option, number] of [
      ['One', '2026-05-01', 0, 10],
      ['Two', '2026-05-31', 1, 20],
      ['Three', '2026-06-01', 1, 30.5],
      ['Four', '2026-06-02', null, null],
      ['Archived', '2026-06-03', 0, 1000],
    ] as const) {
      const noteId = await world.note(ada, projectId, { title, markdown: 'Words.' });
      const values = [
        { fieldId: plan.id, ids: option === null ? [] : [plan.options[option]!] },
        { fieldId: seats, number },
      ];
      await world.ask(new SetFieldValues(ada, 'NOTE', noteId, values));
      await world.ask(new UpdateNote(ada, noteId, { occurredOn, ...(title === 'Archived' && { archived: true }) }));
    }
  });
  afterAll(() => world.close());

  it('are counted by the values of a field, archived ones left out', async () => {
    const { label, columns, total, numberLabel } = await read({ fieldId: plan.id });
    expect([label, numberLabel, total]).toEqual(['Plan', null, { notes: 4, numbers: null }]);
    expect(columns.map((column) => [column.label, column.notes, column.numbers])).toEqual([
      ['Free', 1, null],
      ['Team', 2, null],
      ['No value', 1, null],
    ]);
  });

  it('have the figures of a number field', async () => {
    const { columns, numberLabel } = await read({ fieldId: plan.id, numberFieldId: seats });
    expect(numberLabel).toBe('Seats');
    expect(columns.map(({ numbers }) => numbers)).toEqual([
      { count: 1, sum: 10, mean: 10, min: 10, max: 10 },
      { count: 2, sum: 50.5, mean: 25.25, min: 20, max: 30.5 },
      { count: 0, sum: null, mean: null, min: null, max: null },
    ]);
  });

  it('are measured by the months and weeks of their conversations', async () => {
    expect(await sums({ by: 'MONTH' })).toEqual([
      ['May 2026', 2, 30],
      ['Jun 2026', 2, 30.5],
    ]);
    expect((await sums({ by: 'WEEK' })).filter(([, notes]) => notes !== 0)).toEqual([
      ['Apr 27, 2026', 1, 10],
      ['May 25, 2026', 1, 20],
      ['Jun 1, 2026', 2, 30.5],
    ]);
  });

  it('are limited to days', async () => {
    expect(await sums({ by: 'MONTH', from: '2026-05-31', to: '2026-06-01' })).toEqual([
      ['May 2026', 1, 20],
      ['Jun 2026', 1, 30.5],
    ]);
  });

  it('are counted by segments and people', async () => {
    expect(await sums({ by: 'SEGMENT' })).toEqual([]);
    expect(await sums({ by: 'PERSON' })).toEqual([['Without people', 4, 60.5]]);
  });

  it('are refused without a field, by a field without numbers, and to those who do not see the project', async () => {
    await world.refused(new ReadNoteFigures(ada, projectId, {}), INVALID);
    await world.refused(new ReadNoteFigures(ada, projectId, { by: 'MONTH', numberFieldId: plan.id }), INVALID);
    await world.refused(new ReadNoteFigures(stranger, projectId, { by: 'MONTH' }), NOT_FOUND);
  });
});
