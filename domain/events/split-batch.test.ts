import { type DeliveredEvent, singleOf, splitBatch } from './index.ts';

const sent = { id: '7', at: '2026-03-01T12:00:00.000Z', teamId: 't' } as const;
const imported: DeliveredEvent = {
  ...sent,
  name: 'notes:imported',
  payload: { importId: 'i', projectId: 'p', noteIds: ['a', 'b'], by: 'm' },
};

describe('the event of an import', () => {
  it('stands for one note:created for each note, with an id of its own that stays the same', () => {
    expect(singleOf(imported.name)).toBe('note:created');
    expect(splitBatch(imported)).toEqual([
      { ...sent, id: '7:a', name: 'note:created', payload: { noteId: 'a', importId: 'i', projectId: 'p', by: 'm' } },
      { ...sent, id: '7:b', name: 'note:created', payload: { noteId: 'b', importId: 'i', projectId: 'p', by: 'm' } },
    ]);
  });
});

it('the event of a bulk change stands for its single events, except those of highlights', () => {
  const removed: DeliveredEvent = { ...sent, name: 'people:removed', payload: { personIds: ['a'], by: 'm' } };
  expect(splitBatch(removed)).toEqual([
    { ...sent, id: '7:a', name: 'person:removed', payload: { personId: 'a', by: 'm' } },
  ]);
  expect(singleOf('highlights:removed')).toBeNull();
});

it('an event that is no batch stands for itself alone', () => {
  expect(singleOf('note:created')).toBeNull();
  expect(splitBatch({ ...sent, name: 'tags:arranged', payload: { projectId: 'p', by: 'm' } })).toEqual([]);
});
