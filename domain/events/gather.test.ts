import { EVENTS } from './catalogue.ts';
import { type DomainEvent, LISTED_MAX, LISTS, gathered } from './index.ts';

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

  it('have lists whose payload holds what that of the single event holds', () => {
    for (const [name, list] of Object.entries(LISTS)) {
      const single = EVENTS[name as keyof typeof LISTS].payload;
      const dropped = [list.id, 'without' in list ? list.without : ''];
      const kept = (all: readonly string[]) => all.filter((one) => !dropped.includes(one));
      const listed = EVENTS[list.name].payload;
      expect([...listed.required].sort()).toEqual([...kept(single.required), list.ids].sort());
      expect(Object.keys(listed.properties)).toEqual(expect.arrayContaining(kept(Object.keys(single.properties))));
    }
  });
});
