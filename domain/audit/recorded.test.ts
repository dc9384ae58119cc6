import type { DomainEvent } from '../events/index.ts';
import { EVENTS } from '../events/index.ts';
import { AUDIT_COLUMNS, auditRow, keptSince, recordedChange } from './index.ts';

const change = (name: string, payload: object) => recordedChange({ name, teamId: 't', payload } as DomainEvent);

describe('the entry of an event', () => {
  it('names the object, the member and the project', () => {
    expect(change('note:removed', { noteId: 'n', projectId: 'p', by: 'm' })).toEqual({
      action: 'note:removed',
      actorId: 'm',
      objectType: 'NOTE',
      objectId: 'n',
      objectIds: null,
      projectId: 'p',
      detail: {},
    });
  });

  it('has all objects of a change of many', () => {
    expect(change('notes:removed', { noteIds: ['n', 'o'], projectId: 'p', by: 'm' })).toMatchObject({
      objectType: 'NOTE',
      objectId: null,
      objectIds: ['n', 'o'],
    });
  });

  it('is about the place if the event is about no object, and says who gained access', () => {
    expect(change('access:changed', { folderId: 'f', by: 'm', toGroup: 'g' })).toMatchObject({
      objectType: 'PROJECT_CATEGORY',
      objectId: 'f',
      detail: { toGroup: 'g' },
    });
    expect(change('workspace:created', { by: 'm' })).toMatchObject({ objectType: 'WORKSPACE', objectId: null });
    expect(change('field:set', { objectType: 'PERSON', objectId: 'x', fieldIds: ['f'], by: 'm' })).toMatchObject({
      objectType: 'PERSON',
      objectId: 'x',
    });
  });

  it('is by the member who decided, or else by the one who asked', () => {
    const asked = { requestId: 'r', projectId: 'p', requestedBy: 'm', role: 'VIEWER', decidedBy: null };
    expect(change('access:requested', asked)?.actorId).toBe('m');
    expect(change('access:granted', { ...asked, decidedBy: 'd' })?.actorId).toBe('d');
  });

  it('never has words of research: only ids and settings', () => {
    expect(
      change('project:created', { projectId: 'p', status: 'ACTIVE', by: 'm', name: 'Secret', tags: ['x'] })?.detail,
    ).toEqual({ status: 'ACTIVE' });
  });

  it.each(['media:changed', 'notifications:changed', 'import:started', 'payment:received'])(
    'is none for progress and internal events: %s',
    (name) => {
      const isInternal = 'internal' in EVENTS[name as keyof typeof EVENTS];
      expect(change(name, { fileId: 'f', importId: 'i', by: 'm' }) === null).toBe(
        isInternal || !name.startsWith('import'),
      );
    },
  );
});

describe('the audit log', () => {
  it('is exported as rows, with details as JSON', () => {
    const row = auditRow({
      at: '2026',
      action: 'a:b',
      objectIds: ['x', 'y'],
      actorId: null,
      detail: { from: 1 },
    } as never);
    expect(row).toHaveLength(AUDIT_COLUMNS.length);
    expect([row[0], row[2], row[6], row[16]]).toEqual(['2026', '', 'x y', '{"from":1}']);
  });

  it('keeps entries of the last days', () => {
    expect(keptSince(365, new Date('2026-11-30T00:00:00Z')).toISOString()).toBe('2025-11-30T00:00:00.000Z');
  });
});
