import {
  fieldOf,
  namesPeople,
  onlyKept,
  roleOf,
  withAllFields,
  withField,
  withKnownColumns,
  withPeople,
  withRole,
} from './column-roles.ts';

const mapping = { title: 0, content: [2], date: 1, tags: [] };

describe('the roles of columns', () => {
  it('let only one column be the title, and keep the one that was', () => {
    const next = withRole(mapping, 3, 'title');
    expect([0, 3].map((column) => roleOf(next, column))).toEqual(['kept', 'title']);
  });

  it('keep texts in the order of the table, each once', () => {
    expect(withRole(withRole(mapping, 4, 'content'), 0, 'content')).toEqual({
      title: null,
      content: [0, 2, 4],
      date: 1,
      tags: [],
    });
    expect(withRole(mapping, 2, 'content').content).toEqual([2]);
  });

  it('let all columns that are only kept fill fields, those of their names first', () => {
    const header = ['Who', 'Day', 'Words', 'Also', 'Plan', 'Score'];
    const rows = [
      ['Ada', '', 'Yes', 'Ben', 'Pro', '3'],
      ['Cleo', '', 'No', 'Ben', 'Free', '12'],
    ];
    const before = withPeople(mapping, 3, 'Also', true);
    expect(onlyKept(before, header).map(({ name }) => name)).toEqual(['Plan', 'Score']);
    const after = withAllFields(before, { header, rows }, [{ id: 'f1', label: 'plan ' }]);
    expect(after.fields).toEqual([
      { name: 'Plan', fieldId: 'f1' },
      { name: 'Score', type: 'NUMBER' },
    ]);
    expect(onlyKept(after, header)).toEqual([]);
    const wide = Array.from({ length: 300 }, (_, at) => `Column ${at}`);
    expect(withAllFields(mapping, { header: wide, rows: [] }, []).fields).toHaveLength(200);
  });

  it('take a column out of the role it had', () => {
    expect(withRole(mapping, 1, 'tags')).toEqual({ title: 0, content: [2], date: null, tags: [1] });
    expect(withRole(mapping, 2, 'kept').content).toEqual([]);
  });

  it('let columns and titles name contacts, which leaves a column no other role', () => {
    const naming = withPeople(withField(mapping, 1, 'Who', { name: 'Who', fieldId: 'f' }), 1, 'Who', true);
    expect(naming).toEqual({ title: 0, content: [2], date: null, tags: [], people: ['Who'] });
    expect([namesPeople(naming, 'Who'), namesPeople(naming, 'Plan'), roleOf(naming, 1)]).toEqual([true, false, 'kept']);
    expect(withPeople(naming, 1, 'Who', false)).toEqual({ ...mapping, date: null });
    expect(withPeople(mapping, 0, 'Title', true)).toEqual({ ...mapping, people: ['Title'] });
    expect(withKnownColumns(naming, ['Title'])).toEqual({ ...mapping, date: null });
  });

  it('let a column fill a field, which leaves it no other role', () => {
    const filling = withField(mapping, 1, 'Visit', { name: 'Visit', fieldId: 'f' });
    expect(filling).toEqual({
      title: 0,
      content: [2],
      date: null,
      tags: [],
      fields: [{ name: 'Visit', fieldId: 'f' }],
    });
    expect(fieldOf(filling, 'Visit')).toEqual({ name: 'Visit', fieldId: 'f' });
    expect(withField(filling, 1, 'Visit', null)).toEqual({ title: 0, content: [2], date: null, tags: [] });
  });

  it('forget fields of columns that the table does not have', () => {
    const fields = [{ name: 'Plan', fieldId: 'f' }, { name: 'Column 4' }];
    expect(withKnownColumns({ ...mapping, fields }, ['Title', 'Plan'])).toEqual({ ...mapping, fields: [fields[0]] });
    expect(withKnownColumns({ ...mapping, fields }, ['Title'])).toEqual(mapping);
  });
});
