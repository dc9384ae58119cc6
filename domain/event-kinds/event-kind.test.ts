import { by, event, id, inProject, internal } from './index.ts';

describe('an event', () => {
  it('carries the fields it is declared with, and may carry optional ones', () => {
    const changed = event({ type: 'FIELD', id: 'fieldId' }, 'a field is changed', { fieldId: id, by }, inProject);
    expect(Object.keys(changed.payload.properties)).toEqual(['fieldId', 'by', 'projectId']);
    expect(changed.payload.required).toEqual(['fieldId', 'by']);
  });

  it('is about an object whose id it carries', () => {
    expect(event({ type: 'FIELD', id: 'fieldId' }, 'a field is changed', { fieldId: id }).about.id).toBe('fieldId');
    // @ts-expect-error -- the payload does not have it
    event({ type: 'FIELD', id: 'tagId' }, 'a field is changed', { fieldId: id });
  });

  it('is followed by reactions and jobs only, if it is declared so', () => {
    const requested = internal(event(null, 'work is to start', { by }));
    expect([requested.internal, Object.keys(requested.payload.properties)]).toEqual([true, ['by']]);
  });
});
