import { by, event, id, inProject } from './index.ts';

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
});
