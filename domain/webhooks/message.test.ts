import { EVENTS, LISTS, PUBLIC_EVENTS, singleOf } from '../events/index.ts';
import type { EventKind } from '../event-kinds/index.ts';
import type { Schema } from '../kernel/index.ts';
import { positionAfter } from './cursor.ts';
import { type StreamedEvent, messageOf, objectIdsOf, testMessage, thinShape, withLists } from './message.ts';

const AT = new Date('2026-11-28T12:00:00Z');
const streamed = (name: string, payload: Record<string, unknown>): StreamedEvent => ({
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f',
  position: 42,
  name,
  payload,
  at: AT,
});

describe('the message of an event', () => {
  it('has the ids of its payload, and no text', () => {
    const payload = { projectId: 'p', status: 'ACTIVE', by: 'm', name: 'Secret plan', tags: ['secret'] };
    expect(messageOf(streamed('project:created', payload))).toEqual({
      id: 'evt_0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f',
      type: 'project:created',
      version: 1,
      timestamp: '2026-11-28T12:00:00.000Z',
      cursor: '42',
      data: { projectId: 'p', status: 'ACTIVE', by: 'm' },
    });
  });

  it('has the fields of its declared shape, whatever the payload holds', () => {
    expect(messageOf(streamed('note:created', { noteId: 'n', leftover: 'words' })).data).toEqual({ noteId: 'n' });
  });

  it('holds no free text for any event of the catalogue', () => {
    const isText = (schema: Schema): boolean =>
      schema.type === 'array' ? isText(schema.items) : schema.type === 'string' && !schema.format && !schema.enum;
    const shapes = Object.values<EventKind>(EVENTS).map(thinShape);
    expect(shapes.flatMap(({ properties }) => Object.values(properties)).filter(isText)).toEqual([]);
    for (const { properties, required } of shapes) expect(required.filter((name) => !(name in properties))).toEqual([]);
  });

  it('of a test names the webhook, and has no place in the stream', () => {
    expect(testMessage('d', 'w', AT)).toMatchObject({
      id: 'evt_d',
      type: 'webhook.test',
      cursor: null,
      data: { webhookId: 'w' },
    });
  });
});

describe('the objects of an event', () => {
  const of = (name: keyof typeof EVENTS, payload: object) => objectIdsOf({ name, teamId: 't', payload } as never);
  it('are the one or the many that it is about, also where the payload names their type', () => {
    expect(of('note:created', { noteId: 'n', projectId: 'p' })).toEqual(['n']);
    expect(of('notes:removed', { noteIds: ['n', 'o'], projectId: 'p' })).toEqual(['n', 'o']);
    expect(of('field:set', { objectType: 'NOTE', objectId: 'n' })).toEqual(['n']);
    expect(of('billing:changed', {})).toEqual([]);
  });
});

describe('the events that a webhook follows', () => {
  it('include the lists that replace a single event, so that nothing is missed in bulk', () => {
    expect(withLists(['note:created'])).toEqual(['notes:imported', 'note:created']);
    expect(withLists(['note:removed', 'note:removed'])).toEqual(['note:removed', 'notes:removed']);
    expect(withLists(['highlight:removed'])).toContain('highlights:removed');
    expect(withLists(['notes:removed'])).toEqual(['notes:removed']);
    expect(withLists(['no:event', 'payment:received'])).toEqual([]);
  });
  it('are complete for every single event of the catalogue', () => {
    for (const [single, { name }] of LISTS) expect(withLists([single])).toContain(name);
    for (const name of PUBLIC_EVENTS) {
      const single = singleOf(name);
      if (single) expect(withLists([single])).toContain(name);
    }
  });
});

describe('a cursor', () => {
  const ends = { last: 50, forgotten: 10 };
  it('is a position of the stream; without one, reading begins with the oldest event that is kept', () => {
    expect([positionAfter('10', ends), positionAfter('50', ends), positionAfter(undefined, ends)]).toEqual([
      10, 50, 10,
    ]);
  });
  it('is refused if it is none, or if events after it are no longer kept: nothing is skipped in silence', () => {
    for (const cursor of ['', 'x', '-1', '1.5', '51', '99999999999999999'])
      expect(() => positionAfter(cursor, ends)).toThrow('no cursor of this workspace');
    expect(() => positionAfter('9', ends)).toThrow('no longer kept');
  });
});
