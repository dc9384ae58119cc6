import { SEARCHED_TYPES } from '../search/index.ts';
import { type DomainEvent, eventsAbout, subjectsOf } from './index.ts';

const teamId = 't';

describe('the objects of an event', () => {
  it('are the one it is about, or all of a list', () => {
    const one: DomainEvent = {
      name: 'insight:published',
      teamId,
      payload: { insightId: 'i', projectId: 'p', by: 'm' },
    };
    expect(subjectsOf(one)).toEqual([{ type: 'INSIGHT', id: 'i' }]);
    const many: DomainEvent = { name: 'people:removed', teamId, payload: { personIds: ['a', 'b'], by: 'm' } };
    expect(subjectsOf(many)).toEqual([
      { type: 'PERSON', id: 'a' },
      { type: 'PERSON', id: 'b' },
    ]);
  });

  it('are none when it is about none, or about objects of several types', () => {
    expect(subjectsOf({ name: 'tags:arranged', teamId, payload: { by: 'm' } })).toEqual([]);
    const payload = { objectType: 'NOTE', objectId: 'n', fieldIds: [], by: 'm' } as const;
    expect(subjectsOf({ name: 'field:set', teamId, payload })).toEqual([]);
  });
});

describe('the events about objects of a type', () => {
  it('are those of one object and those of many, by any capability', () => {
    expect(eventsAbout(['PROJECT_CATEGORY'])).toEqual(['folder:changed']);
    expect(eventsAbout(['NOTE', 'PROJECT']).toSorted()).toEqual([
      'note:changed',
      'note:created',
      'note:removed',
      'notes:changed',
      'notes:imported',
      'notes:removed',
      'project:changed',
      'project:created',
      'readme:changed',
    ]);
  });

  it('exist for each type that is searched', () => {
    // Data points are too many for events: search keeps a list of those that changed.
    for (const type of SEARCHED_TYPES.filter((each) => each !== 'CHANNEL_DATAPOINT'))
      expect(eventsAbout([type]).length).toBeGreaterThan(0);
  });
});
