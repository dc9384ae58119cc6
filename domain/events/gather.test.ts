import type { EventKind } from '../event-kinds/index.ts';
import { EVENTS } from './catalogue.ts';
import { type DomainEvent, type EventName, LISTED_MAX, LISTS, gathered } from './index.ts';

const removed = (n: number, by = 'm'): DomainEvent => ({
  name: 'person:removed',
  teamId: 't',
  payload: { personId: `p${n}`, by },
});
const highlight = (n: number, projectId = 'q'): DomainEvent => ({
  name: 'highlight:removed',
  teamId: 't',
  payload: { highlightId: `h${n}`, noteId: `n${n}`, projectId, by: 'm' },
});
const many = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const idsIn = (payload: object, name: string): string[] => (payload as Record<string, string[]>)[name]!;

describe('the events of a transaction', () => {
  it('stay as they are while they are few', () => {
    const few = [...many(10, (n) => removed(n)), highlight(1)];
    expect(gathered(few)).toEqual(few);
  });

  it('become lists of at most 1,000 objects when they are many', () => {
    const events = gathered(many(9_500, (n) => removed(n)));
    expect(events.map(({ name }) => name)).toEqual(many(10, () => 'people:removed'));
    expect(events.flatMap(({ payload }) => idsIn(payload, 'personIds'))).toEqual(many(9_500, (n) => `p${n}`));
    expect(events[0]!.payload).toEqual({ by: 'm', personIds: many(LISTED_MAX, (n) => `p${n}`) });
  });

  it('are listed for each project and member, in the place of the first', () => {
    const arranged: DomainEvent = { name: 'tags:arranged', teamId: 't', payload: { by: 'm' } };
    const all = many(22, (n) => highlight(n, n % 2 === 0 ? 'q' : 'r'));
    const events = gathered([all[0]!, arranged, ...all.slice(1), removed(1)]);
    expect(events.map(({ name }) => name)).toEqual([
      'highlights:removed',
      'tags:arranged',
      'highlights:removed',
      'person:removed',
    ]);
    expect(events[2]!.payload).toEqual({ projectId: 'r', by: 'm', highlightIds: many(11, (n) => `h${n * 2 + 1}`) });
  });

  it('name an object once in a list', () => {
    const events = gathered([...many(11, (n) => removed(n)), ...many(11, (n) => removed(n))]);
    expect(events).toEqual([
      { name: 'people:removed', teamId: 't', payload: { by: 'm', personIds: many(11, (n) => `p${n}`) } },
    ]);
  });

  it('divide a list that is too long', () => {
    const payload = { projectId: 'q', by: 'm', tagsOnly: true };
    const events = gathered([
      { name: 'highlights:changed', teamId: 't', payload: { ...payload, highlightIds: many(2_500, String) } },
    ]);
    expect(events.map(({ payload: listed }) => idsIn(listed, 'highlightIds').length)).toEqual([1_000, 1_000, 500]);
    expect(events[2]!.payload).toMatchObject(payload);
  });

  it('have a list where an event with the same verb is about many objects of the type', () => {
    const names = [...LISTS].map(([single, { name, without }]) => [single, name, ...without]);
    expect(names).toContainEqual(['person:changed', 'people:changed']);
    expect(names).toContainEqual(['field:set', 'fields:set']);
    expect(names).toContainEqual(['highlight:removed', 'highlights:removed', 'noteId']);
    // An import creates notes; it is no list of created ones, which are counted.
    expect(LISTS.has('note:created')).toBe(false);
  });

  it('have lists whose payload holds what that of the single event holds', () => {
    expect(LISTS.size).toBeGreaterThan(0);
    for (const [name, list] of LISTS) {
      const single: EventKind = EVENTS[name as EventName];
      const kept = (all: readonly string[]) => all.filter((one) => one !== list.id && !list.without.includes(one));
      const listed: EventKind = EVENTS[list.name];
      expect([...listed.payload.required!].sort()).toEqual([...kept(single.payload.required!), list.ids].sort());
      const fields = Object.keys(listed.payload.properties);
      expect(fields).toEqual(expect.arrayContaining(kept(Object.keys(single.payload.properties))));
    }
  });
});
