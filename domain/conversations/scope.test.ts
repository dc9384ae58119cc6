import { type ConversationScope, refuseUnnamedScope, scopeOf } from './index.ts';

describe('the scope of a conversation', () => {
  it.each<ConversationScope>([
    { type: 'WORKSPACE', id: null },
    { type: 'PERSON', id: 'p1' },
    { type: 'INSIGHT', id: 'i1' },
    { type: 'NOTES', id: null, ids: ['n1', 'n2'] },
  ])('is named by what its type needs: %j', (scope) => {
    expect(() => refuseUnnamedScope(scope)).not.toThrow();
  });

  it.each<ConversationScope>([
    { type: 'WORKSPACE', id: 'w1' },
    { type: 'PERSON', id: null },
    { type: 'NOTES', id: null },
    { type: 'NOTES', id: null, ids: [] },
    { type: 'NOTES', id: 'n1', ids: ['n1'] },
    { type: 'NOTE', id: 'n1', ids: ['n1'] },
  ])('is refused with ids of another type, or without its own: %j', (scope) => {
    expect(() => refuseUnnamedScope(scope)).toThrow(expect.objectContaining({ code: 'ValidationError' }));
  });

  it('is read from a stored conversation, with ids only for chosen notes', () => {
    expect(scopeOf({ scopeType: 'NOTES', scopeId: null, scopeIds: ['n1'] })).toEqual({
      type: 'NOTES',
      id: null,
      ids: ['n1'],
    });
    expect(scopeOf({ scopeType: 'NOTE', scopeId: 'n1', scopeIds: null })).toEqual({ type: 'NOTE', id: 'n1' });
  });
});
