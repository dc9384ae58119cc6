import { fieldOf, roleOf, withField, withKnownColumns, withRole } from './column-roles.ts';

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

  it('take a column out of the role it had', () => {
    expect(withRole(mapping, 1, 'tags')).toEqual({ title: 0, content: [2], date: null, tags: [1] });
    expect(withRole(mapping, 2, 'kept').content).toEqual([]);
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
