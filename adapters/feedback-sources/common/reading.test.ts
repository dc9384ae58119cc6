import { SourceBusy } from '@evident/application/channels/feedback-source';
import { type Json, UnreadableField, textOf } from './json.ts';
import { chosenIn, cursorOf, pageOf, readEach, stateOf } from './reading.ts';
import { payloadOf } from './ticket.ts';

const AT = new Date('2026-05-01T00:00:00.000Z');
const BUSY = new SourceBusy(AT);
const idOf = ({ id }: Json): string => textOf(id);
const words = (item: Json) => payloadOf({ id: idOf(item), createdAt: AT, description: 'Words' });

/** Reads items of these ids; `fails` names errors of some. */
const reading = (ids: readonly string[], fails: Record<string, Error> = {}, done: readonly string[] = []) =>
  readEach({
    items: ids.map((id) => ({ id })),
    done,
    idOf,
    read: (item) => {
      const error = fails[idOf(item)];
      if (error) throw error;
      return words(item);
    },
    what: 'a ticket',
    signal: new AbortController().signal,
  });

describe('the items of a page', () => {
  it('are kept if the service wants a pause after some of them, and the others follow', async () => {
    const first = await reading(['1', '2', '3'], { 3: BUSY });
    expect([first.items.length, first.paused]).toEqual([2, ['1', '2']]);
    const page = pageOf(first, { state: { at: 'x', done: [] }, next: { at: 'y', done: [] }, more: false });
    expect([page.more, JSON.parse(page.cursor)]).toEqual([true, { at: 'x', done: ['1', '2'] }]);
    const rest = await reading(['1', '2', '3'], {}, first.paused!);
    expect([rest.items.map(({ externalId }) => externalId), rest.paused]).toEqual([['3'], null]);
  });
  it('wait if the service wants a pause before the first of them, also after others were read', async () => {
    await expect(reading(['1'], { 1: BUSY })).rejects.toBe(BUSY);
    await expect(reading(['1', '2'], { 2: BUSY }, ['1'])).rejects.toBe(BUSY);
  });
  it('are failures if a field cannot be read, and count as read', async () => {
    const { items, failures, paused } = await reading(['1', '2', '3'], { 1: new UnreadableField('date'), 3: BUSY });
    expect([items.length, failures, paused]).toEqual([
      1,
      [{ externalId: '1', humanMessageText: expect.stringContaining('“date”'), errorCode: 'Unreadable' }],
      ['1', '2'],
    ]);
  });
  it('are failures if the service answers for others, but not for them', async () => {
    const { items, failures, paused } = await reading(['1', '2', '3'], {
      1: new Error('example.org answered with 500'),
    });
    const text = 'The service does not send a ticket: example.org answered with 500.';
    expect([items.length, failures, paused]).toEqual([
      2,
      [{ externalId: '1', humanMessageText: text, errorCode: 'Unanswered' }],
      null,
    ]);
  });
  it('are tried again if the service answers for none, or for none any more', async () => {
    await expect(reading(['1', '2'], { 1: new Error('down'), 2: new Error('down') })).rejects.toThrow('down');
    const fails: Record<string, Error> = {};
    const down = await readEach({
      items: ['1', '2', '3', '4', '5'].map((id) => ({ id })),
      done: [],
      idOf,
      read: (item) => {
        const error = fails[idOf(item)];
        if (error) throw error;
        for (const id of ['1', '2', '3', '4']) fails[id] = new Error('down');
        return words(item);
      },
      what: 'a ticket',
      signal: new AbortController().signal,
    });
    expect([down.items.length, down.failures, down.paused]).toEqual([1, [], ['1']]);
  });
  it('are not failures if the request was stopped', async () => {
    const stopped = readEach({
      items: [{ id: '1' }, { id: '2' }],
      done: [],
      idOf,
      read: (item) => (idOf(item) === '1' ? words(item) : Promise.reject(new Error('stopped'))),
      what: 'a ticket',
      signal: AbortSignal.abort(),
    });
    await expect(stopped).rejects.toThrow('stopped');
  });
  it('without an id are failures by their place', async () => {
    const { items, failures } = await reading(['', '2']);
    expect([items.length, failures[0]!.externalId]).toEqual([1, 'item 1']);
  });
  it('without words are left out', async () => {
    const read = await readEach({
      items: [{ id: '1' }],
      done: [],
      idOf,
      read: (item) => payloadOf({ id: idOf(item), createdAt: AT, name: ' ', fields: { rating: 1 } }),
      what: 'a review',
      signal: new AbortController().signal,
    });
    expect([read.items, read.failures]).toEqual([[], []]);
  });
});

it('a cursor that cannot be read begins again', () => {
  const first = { at: null, done: [] };
  expect(['{', '[]', '7', 'null'].map((cursor) => stateOf(cursor, first))).toEqual([first, first, first, first]);
  expect(stateOf(cursorOf({ at: 'x' }), first)).toEqual({ at: 'x', done: [] });
});

it('nothing chosen means everything', () => {
  expect(chosenIn({ chosen: { tags: [] } }, 'tags')).toBeNull();
  expect(chosenIn({ chosen: { tags: [{ id: 'a', name: 'A' }] } }, 'tags')).toEqual(new Set(['a']));
});
