import fc from 'fast-check';
import { type Clause, and, matches } from '../filters/index.ts';
import { Refusal, refuseOneMore } from '../kernel/index.ts';
import { reverted } from '../undo/index.ts';
import {
  type ProjectView,
  VIEW,
  VIEW_LIMIT,
  actionLabel,
  clauseOfGroup,
  clauseOfPerson,
  HIDDEN_KEY,
  fieldsOf,
  isFieldGroup,
  neighborOf,
  refusePrivateDefault,
  refuseRefused,
  refuseSearch,
  titleOfMonth,
  within,
} from './index.ts';

const FIELD = '00000000-0000-7000-8000-0000000000c1';
const INVALID = expect.objectContaining({ code: 'ValidationError' });

describe('a change of many rows', () => {
  const refused = (...titles: string[]) =>
    titles.map((title) => ({ title, refusal: new Refusal('InvalidOperation', 'It is locked') }));

  it('is refused as a whole, names three rows at most and counts the rest', () => {
    refuseRefused('NOTE', 2, []);
    expect(() => refuseRefused('INSIGHT', 5, refused('One', '', 'Three', 'Four'))).toThrow(
      expect.objectContaining({
        code: 'InvalidOperation',
        title: '4 of 5 insights cannot be changed, so none was',
        advice: expect.stringContaining(
          '“One”: It is locked. “Untitled insight”: It is locked. “Three”: It is locked. And 1 more.',
        ),
      }),
    );
  });

  it('is labeled with what was done to how many', () => {
    expect(actionLabel({ objectType: 'NOTE', action: 'TRASH', ids: [] }, 1)).toBe('Deleted 1 note');
    expect(actionLabel({ objectType: 'INSIGHT', action: 'ARCHIVE', ids: [] }, 3)).toBe('Archived 3 insights');
  });

  it('of their order names one neighbor that stays where it is', () => {
    const places = { objectType: 'NOTE', ids: ['a', 'b'] } as const;
    const sent = (more: object) => () => neighborOf({ ...places, ids: [...places.ids], ...more });
    expect(sent({ beforeId: 'c' })()).toEqual({ id: 'c', follows: true });
    expect(sent({ afterId: 'c' })()).toEqual({ id: 'c', follows: false });
    for (const wrong of [{}, { beforeId: 'c', afterId: 'd' }, { beforeId: 'a' }, { ids: ['a', 'a'], afterId: 'c' }])
      expect(sent(wrong)).toThrow(INVALID);
  });
});

describe('the search of a view', () => {
  const sort = (by: 'FIELD' | 'HIGHLIGHT_COUNT' | 'TITLE', fieldId?: string) =>
    ({ by, direction: 'ASC', ...(fieldId && { fieldId }) }) as const;

  it('names the field that it sorts or groups by', () => {
    for (const wrong of [
      { sort: sort('FIELD') },
      { group: { kind: 'SELECT' } },
      { group: { kind: 'PERSON' } },
    ] as const)
      expect(() => refuseSearch('NOTE', { sort: null, group: null, ...wrong })).toThrow(INVALID);
    refuseSearch('NOTE', { sort: sort('FIELD', FIELD), group: { kind: 'SELECT', fieldId: FIELD } });
  });

  it('has only sorts and groups of its type of object', () => {
    for (const type of ['NOTE', 'INSIGHT', 'HIGHLIGHT'] as const) {
      const accepted = (search: Partial<Parameters<typeof refuseSearch>[1]>): boolean => {
        try {
          refuseSearch(type, { sort: null, group: null, ...search });
          return true;
        } catch {
          return false;
        }
      };
      expect(accepted({ sort: sort('HIGHLIGHT_COUNT') })).toBe(type === 'NOTE');
      expect(accepted({ group: { kind: 'PUBLISHED' } })).toBe(type === 'INSIGHT');
      for (const kind of ['TAG', 'PEOPLE', 'MONTH'] as const)
        expect(accepted({ group: { kind } })).toBe(type !== 'INSIGHT');
    }
  });

  it('names each column once', () => {
    const twice = [{ key: 'TAGS' }, { key: 'TITLE' }, { key: 'TAGS' }];
    expect(() => refuseSearch('NOTE', { sort: null, group: null, columns: twice })).toThrow(INVALID);
    const hidden = twice.map(({ key }) => ({ key, visible: false }));
    expect(() => refuseSearch('NOTE', { sort: null, group: null, fieldVisibility: hidden })).toThrow(INVALID);
  });
});

describe('a group of rows', () => {
  const clause: Clause = { kind: 'contains', at: { attribute: 'title' } as never, phrase: 'price' };

  it('is by a custom field for types whose values are ids', () => {
    const kinds = ['SELECT', 'PERSON', 'TAG', 'PUBLISHED'] as const;
    expect(kinds.map(isFieldGroup)).toEqual([true, true, false, false]);
  });

  it('has the rows with its key, or those without any', () => {
    const at = { fieldId: FIELD, of: 'NOTE', datum: 'uuidArrayFilter' };
    expect(clauseOfGroup('NOTE', { kind: 'SELECT', fieldId: FIELD }, 'option', 'UTC')).toEqual({
      kind: 'overlaps',
      at,
      values: ['option'],
    });
    expect(clauseOfGroup('NOTE', { kind: 'SELECT', fieldId: FIELD }, null, 'UTC')).toEqual({ kind: 'empty', at });
    const person = { kind: 'PERSON' as const, fieldId: FIELD };
    const unseen = clauseOfPerson('NOTE', person, HIDDEN_KEY, ['p1']);
    expect(unseen).toMatchObject({ kind: 'overlaps', values: ['p1'] });
    expect(clauseOfPerson('NOTE', person, 'p1', ['p1'])).toEqual({ kind: 'or', clauses: [] });
    expect(clauseOfPerson('NOTE', person, 'p2', ['p1'])).toEqual(clauseOfGroup('NOTE', person, 'p2', 'UTC'));
    expect(clauseOfGroup('INSIGHT', { kind: 'PUBLISHED' }, 'false', 'UTC')).toMatchObject({
      kind: 'equalTo',
      value: false,
    });
    expect(clauseOfGroup('HIGHLIGHT', { kind: 'TAG' }, 'tag', 'UTC')).toMatchObject({
      kind: 'overlaps',
      at: { attribute: 'tags' },
    });
    const people = (['NOTE', 'HIGHLIGHT'] as const).map((type) => clauseOfGroup(type, { kind: 'PEOPLE' }, 'p1', 'UTC'));
    expect(people).toMatchObject([{ at: { attribute: 'peopleIds' } }, { at: { attribute: 'notePeopleIds' } }]);
  });

  it('of one month has all its days, in the time zone of the reader', () => {
    const rows = [
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00Z',
      '2026-02-28T23:59:59.999Z',
      '2026-03-01T00:00:00Z',
    ];
    const inFebruary = (type: 'NOTE' | 'HIGHLIGHT', month = '2026-02', timeZone = 'UTC') =>
      rows.filter((date) =>
        matches(clauseOfGroup(type, { kind: 'MONTH' }, month, timeZone), {
          date: new Date(date),
          'note.date': new Date(date),
        }),
      );
    expect(inFebruary('NOTE')).toEqual(rows.slice(1, 3));
    expect(inFebruary('HIGHLIGHT')).toEqual(rows.slice(1, 3));
    expect(inFebruary('NOTE', '2026-13')).toEqual([]);
    // A day without a time, such as the first of March, is that day in every time zone.
    expect(inFebruary('NOTE', '2026-02', 'Pacific/Kiritimati')).toEqual([rows[0], rows[1]]);
    expect(inFebruary('NOTE', '2026-02', 'Pacific/Pago_Pago')).toEqual([rows[1], rows[2]]);
    expect(inFebruary('NOTE', '9999-12')).toEqual([]);
    expect(titleOfMonth('2026-02')).toBe('February 2026');
  });

  it('keeps the condition of the list', () => {
    expect(within(clause, 'NOTE', { kind: 'TAG' }, 'tag', 'UTC')).toEqual(
      and(clause, clauseOfGroup('NOTE', { kind: 'TAG' }, 'tag', 'UTC')),
    );
  });

  it('of highlights is made by the fields of their notes', () => {
    expect([fieldsOf('NOTE'), fieldsOf('INSIGHT'), fieldsOf('HIGHLIGHT')]).toEqual(['NOTE', 'INSIGHT', 'NOTE']);
  });
});

describe('a saved view', () => {
  const view = (more: Partial<ProjectView> = {}) =>
    ({
      id: 'v',
      title: 'Open',
      layout: 'TABLE',
      viewData: {},
      isPrivate: false,
      isDefault: false,
      rank: 1,
      docId: null,
      version: 1,
      ...more,
    }) as ProjectView;

  it('is one of at most 200 of its project, and never private and first for everybody', () => {
    refuseOneMore(199, VIEW_LIMIT);
    expect(() => refuseOneMore(200, VIEW_LIMIT)).toThrow(expect.objectContaining({ code: 'UnprocessableContent' }));
    for (const isPrivate of [true, false])
      for (const isDefault of [true, false])
        if (isPrivate && isDefault) expect(() => refusePrivateDefault({ isPrivate, isDefault })).toThrow();
        else refusePrivateDefault({ isPrivate, isDefault });
  });

  it('undoes only what was changed, and keeps what others changed since', () => {
    const parts = fc.record({ title: fc.constantFrom('A', 'B'), rank: fc.nat(2), isPrivate: fc.boolean() });
    fc.assert(
      fc.property(parts, parts, fc.constantFrom('LIST', 'BOARD'), (one, other, layout) => {
        const [before, after] = [view(one), view(other)];
        const now = { ...after, layout, version: 9 } as ProjectView;
        expect(reverted(VIEW, { before, after }, now)).toEqual({ ...now, ...one });
      }),
    );
  });
});
