import { type Condition, chosenParts, fulfills, listingOf, onlyEquals, pageOf, valuesAt } from './index.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const user = {
  schemas: ['s'],
  id: 'A',
  userName: 'Ada@Example.org',
  active: true,
  externalId: 'X',
  emails: [
    { value: 'ada@example.org', type: 'work' },
    { value: 'home@example.org', type: 'home' },
  ],
  [ENTERPRISE]: { department: 'Research' },
};
const compare = (attrPath: string, op: string, compValue: unknown) => ({ op, attrPath, compValue }) as Condition;

describe('a filter', () => {
  it.each<[Condition, boolean]>([
    [compare('USERNAME', 'eq', 'ada@example.ORG'), true],
    [compare('userName', 'co', 'example'), true],
    [compare('userName', 'sw', 'example'), false],
    [compare('userName', 'ew', 'ORG'), true],
    [compare('userName', 'ne', 'x'), true],
    [compare('externalId', 'eq', 'x'), false],
    [compare('active', 'eq', 'True'), true],
    [compare('active', 'eq', false), false],
    [compare('emails', 'eq', 'home@example.org'), true],
    [compare('emails.type', 'eq', 'home'), true],
    [compare(`${ENTERPRISE}:department`, 'eq', 'research'), true],
    [compare('title', 'eq', null), false],
    [compare('userName', 'gt', 'a'), true],
    [compare('userName', 'ge', 'b'), false],
    [compare('userName', 'lt', 'b'), true],
    [compare('userName', 'le', 'a'), false],
    [{ op: 'pr', attrPath: 'title' }, false],
    [{ op: 'not', filter: { op: 'pr', attrPath: 'title' } }, true],
    [
      {
        op: '[]',
        attrPath: 'emails',
        valFilter: { op: 'and', filters: [compare('type', 'eq', 'work'), compare('value', 'co', 'home')] },
      },
      false,
    ],
    [{ op: 'or', filters: [compare('id', 'eq', 'a'), compare('id', 'eq', 'A')] }, true],
  ])('%j is %s', (condition, expected) => {
    expect(fulfills(user, condition)).toBe(expected);
  });

  it('by one name or identifier is answered by an index', () => {
    expect(onlyEquals(compare('UserName', 'eq', 'x'))).toEqual({ attribute: 'username', value: 'x' });
    expect(onlyEquals(compare('userName', 'co', 'x'))).toBeNull();
    expect(onlyEquals(compare('title', 'eq', 'x'))).toBeNull();
    expect(valuesAt(user, 'emails.value')).toHaveLength(2);
  });
});

describe('a list', () => {
  const listing = { filter: null, startIndex: 1, count: 10, sortBy: null, descending: false };

  it('starts at one and has at most 200', () => {
    expect(listingOf({})).toEqual({ ...listing, count: 100 });
    expect(listingOf({ startIndex: '-5', count: '1000', sortOrder: 'Descending' })).toMatchObject({
      startIndex: 1,
      count: 200,
      descending: true,
    });
    expect(listingOf({ count: '-1' }).count).toBe(0);
  });

  it('is sorted without case, those without the attribute last', () => {
    const all = [{ id: '1', n: 'b' }, { id: '2' }, { id: '3', n: 'A' }];
    const ids = (more: object) => pageOf(all, { ...listing, sortBy: 'n', ...more }).resources.map((each) => each['id']);
    expect(ids({})).toEqual(['3', '1', '2']);
    expect(ids({ descending: true })).toEqual(['2', '1', '3']);
    expect(ids({ startIndex: 2, count: 1 })).toEqual(['1']);
    expect(pageOf(all, { ...listing, count: 0 })).toEqual({ total: 3, resources: [] });
  });

  it('shows the attributes that were asked for', () => {
    expect(chosenParts(user, {})).toEqual(user);
    expect(chosenParts(user, { attributes: 'USERNAME, emails.value' })).toEqual({
      schemas: ['s'],
      id: 'A',
      userName: 'Ada@Example.org',
      emails: [{ value: 'ada@example.org' }, { value: 'home@example.org' }],
    });
    const less = chosenParts(user, { excludedAttributes: `id,emails.type,${ENTERPRISE}:department,active` });
    expect(less).toMatchObject({
      id: 'A',
      emails: [{ value: 'ada@example.org' }, { value: 'home@example.org' }],
      [ENTERPRISE]: {},
    });
    expect('active' in less).toBe(false);
  });
});
