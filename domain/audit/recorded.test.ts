import type { DomainEvent } from '../events/index.ts';
import { EVENTS } from '../events/index.ts';
import { AUDIT_COLUMNS, auditRow, keptSince, recordedChange } from './index.ts';

const change = (name: string, payload: object) => recordedChange({ name, teamId: 't', payload } as DomainEvent);
/** The id that ends in `digit`. */
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [MEMBER, OTHER, NOTE, OTHER_NOTE, PROJECT, PLACE] = [1, 2, 3, 4, 5, 6].map(id);

describe('the entry of an event', () => {
  it('names the object, the member and the project', () => {
    expect(change('note:removed', { noteId: NOTE, projectId: PROJECT, by: MEMBER })).toEqual({
      action: 'note:removed',
      actorId: MEMBER,
      objectType: 'NOTE',
      objectId: NOTE,
      objectIds: null,
      projectId: PROJECT,
      detail: {},
    });
  });

  it('leaves out what is no id, so that no entry can fail a change', () => {
    expect(change('note:removed', { noteId: 'n', projectId: 7, by: 'robot' })).toMatchObject({
      actorId: null,
      objectId: null,
      projectId: null,
    });
  });

  it('has all objects of a change of many', () => {
    expect(
      change('notes:removed', { noteIds: [NOTE, OTHER_NOTE, 'no id'], projectId: PROJECT, by: MEMBER }),
    ).toMatchObject({
      objectType: 'NOTE',
      objectId: null,
      objectIds: [NOTE, OTHER_NOTE],
    });
  });

  it('is about the place if the event is about no object, and says who gained access', () => {
    expect(change('access:changed', { folderId: PLACE, by: MEMBER, toGroup: 'g' })).toMatchObject({
      objectType: 'PROJECT_CATEGORY',
      objectId: PLACE,
      detail: { toGroup: 'g' },
    });
    expect(change('workspace:created', { by: MEMBER })).toMatchObject({ objectType: 'WORKSPACE', objectId: null });
    expect(change('field:set', { objectType: 'PERSON', objectId: PLACE, fieldIds: ['f'], by: MEMBER })).toMatchObject({
      objectType: 'PERSON',
      objectId: PLACE,
    });
  });

  it('is by the member who decided, or else by the one who asked', () => {
    const asked = { requestId: 'r', projectId: PROJECT, requestedBy: MEMBER, role: 'VIEWER', decidedBy: null };
    expect(change('access:requested', asked)?.actorId).toBe(MEMBER);
    expect(change('access:granted', { ...asked, decidedBy: OTHER })?.actorId).toBe(OTHER);
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
