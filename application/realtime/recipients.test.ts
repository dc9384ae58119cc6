import { changesVisibility, isRecipient } from './recipients.ts';

const sight = { projects: new Set(['p1']), folders: new Set(['f1']) };

describe('a change', () => {
  it.each([
    [{ kind: 'note:changed', noteId: 'n', projectId: 'p1' }, true],
    [{ kind: 'note:changed', noteId: 'n', projectId: 'p2' }, false],
    [{ kind: 'folder:changed', folderId: 'f1' }, true],
    [{ kind: 'folder:changed', folderId: 'f2' }, false],
    [{ kind: 'access:changed', folderId: 'f2' }, false],
    [{ kind: 'access:changed', projectId: 'p1' }, true],
    [{ kind: 'access:changed' }, false],
    [{ kind: 'member:changed', memberId: 'm' }, true],
    [{ kind: 'ai-text:changed', projectId: null, ownerId: null }, true],
    [{ kind: 'ai-text:changed', projectId: null, ownerId: 'm' }, true],
    [{ kind: 'ai-text:changed', projectId: 'p1', ownerId: 'n' }, false],
    [{ kind: 'filter:changed', filterId: 'f', by: 'n' }, true],
    [{ kind: 'filter:changed', filterId: 'f', projectId: 'p2' }, false],
    [{ kind: 'template:removed', templateId: 't' }, true],
    [{ kind: 'dashboard:changed', dashboardId: 'd', ownerId: null }, true],
    [{ kind: 'dashboard:changed', dashboardId: 'd', ownerId: 'n' }, false],
    [{ kind: 'note:changed', noteId: 'n' }, false],
    [{ kind: 'document:update', documentId: 'd', update: 'words' }, false],
    [{ kind: 'billing:changed' }, true],
    [{ kind: 'billing:noticed', noticeId: 'n', what: 'w' }, false],
    [{ kind: 'integration:received', deliveryId: 'd' }, false],
    [{ kind: 'something:new' }, false],
  ])('%j is told: %s', (message, told) => {
    expect(isRecipient(message, sight, 'm')).toBe(told);
  });

  it.each([
    ['access:changed', true],
    ['folder:changed', true],
    ['project:created', true],
    ['project:changed', true],
    ['member:removed', true],
    ['member:changed', true],
    ['note:changed', false],
    ['tag:changed', false],
  ])('%s may change what one sees: %s', (kind, changes) => {
    expect(changesVisibility({ kind })).toBe(changes);
  });
});
