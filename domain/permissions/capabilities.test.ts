import { Refusal } from '../kernel/index.ts';
import {
  NO_ACCESS,
  VIEWERS_CANNOT_CREATE,
  canComment,
  canCreate,
  canManage,
  canMarkUp,
  canRead,
  canUnshare,
  canWrite,
  disabledReason,
  highestLevelOf,
  isOfRole,
  managesWorkspaceContent,
  refuseUnlessAllowed,
  roleAllows,
  type Access,
  type Action,
  type Role,
} from './index.ts';

const access = (level: Access['level'], more: Partial<Access> = {}): Access => ({
  level,
  markup: false,
  readOnly: false,
  ...more,
});
const may = (of: Access) => ({
  read: canRead(of),
  markUp: canMarkUp(of),
  write: canWrite(of),
  unshare: canUnshare(of),
  manage: canManage(of),
});

describe('what a level allows', () => {
  it.each<[string, Access, string[]]>([
    ['none allows nothing', access('none'), []],
    ['none allows nothing even where the markup group holds a grant', access('none', { markup: true }), []],
    ['READ allows reading', access('READ'), ['read']],
    [
      'READ allows highlighting where the markup group holds a grant',
      access('READ', { markup: true }),
      ['read', 'markUp'],
    ],
    ['WRITE allows changing', access('WRITE'), ['read', 'markUp', 'write', 'unshare']],
    ['FULL allows managing', access('FULL'), ['read', 'markUp', 'write', 'unshare', 'manage']],
    [
      'an archived project can be read, managed and hidden from the world only',
      access('FULL', { readOnly: true }),
      ['read', 'unshare', 'manage'],
    ],
    ['an archived project is not marked up', access('READ', { markup: true, readOnly: true }), ['read']],
  ])('%s', (_, of, allowed) => {
    expect(
      Object.entries(may(of))
        .filter(([, can]) => can)
        .map(([action]) => action),
    ).toEqual(allowed);
  });

  it('lets readers comment who are not viewers, outside archives', () => {
    expect(canComment(access('READ'), { role: 'CONTRIBUTOR' })).toBe(true);
    expect(canComment(access('READ'), { role: 'VIEWER' })).toBe(false);
    expect(canComment(access('READ', { readOnly: true }), { role: 'MANAGER' })).toBe(false);
    expect(canComment(access('none', { markup: true }), { role: 'MANAGER' })).toBe(false);
  });

  it('is nothing without access', () => {
    expect(NO_ACCESS).toEqual(access('none'));
  });

  it('leaves the content of the workspace to managers and admins', () => {
    const manages = (role: Role, workspaceAdmin: boolean) => managesWorkspaceContent({ role, workspaceAdmin });
    expect([manages('MANAGER', false), manages('VIEWER', true)]).toEqual([true, true]);
    expect([manages('CONTRIBUTOR', false), manages('VIEWER', false)]).toEqual([false, false]);
  });

  it('lets everybody but viewers make projects', () => {
    expect((['MANAGER', 'CONTRIBUTOR', 'VIEWER'] as const).map((role) => canCreate({ role }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(VIEWERS_CANNOT_CREATE).toBe('Viewers cannot create projects');
  });
});

describe('the reason beside a disabled control', () => {
  it.each<[Action, Role, Access, string | undefined]>([
    ['write', 'CONTRIBUTOR', access('WRITE'), undefined],
    ['write', 'CONTRIBUTOR', access('READ'), 'You don’t have edit permissions in this project'],
    ['markUp', 'CONTRIBUTOR', access('READ'), 'You don’t have edit permissions in this project'],
    ['write', 'VIEWER', access('READ'), 'Viewers cannot edit'],
    ['markUp', 'VIEWER', access('READ'), 'Viewers cannot highlight or tag in this project'],
    ['markUp', 'VIEWER', access('READ', { markup: true }), undefined],
    ['comment', 'VIEWER', access('READ'), 'Viewers cannot comment in this project'],
    ['comment', 'CONTRIBUTOR', access('READ', { readOnly: true }), 'Unavailable in read-only mode'],
    ['write', 'CONTRIBUTOR', access('FULL', { readOnly: true }), 'Unavailable in read-only mode'],
    ['write', 'CONTRIBUTOR', access('READ', { readOnly: true }), 'You don’t have edit permissions in this project'],
    ['manage', 'CONTRIBUTOR', access('WRITE'), 'You don’t have full access to this project'],
    ['manage', 'VIEWER', access('READ'), 'Viewers cannot manage projects'],
    ['read', 'MANAGER', access('none'), 'You don’t have access to this project'],
    ['read', 'VIEWER', access('none'), 'You don’t have access to this project'],
    ['unshare', 'VIEWER', access('READ'), 'Viewers cannot edit'],
    ['unshare', 'CONTRIBUTOR', access('READ'), 'You don’t have edit permissions in this project'],
  ])('to %s as %s', (action, role, of, reason) => {
    expect(disabledReason(action, { role }, of)).toBe(reason);
  });
});

describe('a refusal', () => {
  const refusal = (action: Action, of: Access): Refusal => {
    try {
      refuseUnlessAllowed(action, { role: 'CONTRIBUTOR' }, of, 'Note');
    } catch (error) {
      return error as Refusal;
    }
    throw new Error('was allowed');
  };

  it('never tells that there is something one may not see', () => {
    expect(refusal('manage', access('none', { readOnly: true }))).toMatchObject({
      code: 'NotFound',
      title: 'Note not found',
    });
  });

  it('is Forbidden with the reason where one may see but not do it', () => {
    expect(refusal('write', access('READ'))).toMatchObject({
      code: 'Forbidden',
      title: 'You don’t have edit permissions in this project',
      advice: 'Someone with full access to the project can give you more.',
    });
  });

  it('is InvalidOperation in an archived project', () => {
    expect(refusal('write', access('WRITE', { readOnly: true }))).toMatchObject({
      code: 'InvalidOperation',
      title: 'Unavailable in read-only mode',
      advice: 'Restore the project from the archive to change it.',
    });
  });

  it('speaks of a project by default', () => {
    expect(() => refuseUnlessAllowed('read', { role: 'VIEWER' }, NO_ACCESS)).toThrow('Project not found');
  });

  it('does not come where the action is allowed', () => {
    expect(refuseUnlessAllowed('write', { role: 'CONTRIBUTOR' }, access('WRITE'))).toEqual(access('WRITE'));
  });
});

it('a project beyond the plan is read-only, says so, and can still be deleted', () => {
  const access: Access = { level: 'FULL', markup: false, readOnly: true, beyondPlan: true };
  const actor = { role: 'MANAGER' } as const;
  expect(disabledReason('write', actor, access)).toBe('Read-only, because your plan has fewer projects');
  expect(() => refuseUnlessAllowed('write', actor, access)).toThrow('Read-only, because your plan has fewer projects');
  expect(disabledReason('manage', actor, access)).toBeUndefined();
  expect(disabledReason('write', { role: 'VIEWER' }, { ...access, level: 'READ' })).toBe('Viewers cannot edit');
});

describe('what a role can never do', () => {
  const ACTIONS: readonly Action[] = ['read', 'markUp', 'comment', 'write', 'unshare', 'manage'];

  it('is writing for viewers, who hold READ at most', () => {
    expect(ACTIONS.filter((action) => !roleAllows(action, { role: 'VIEWER' }))).toEqual(['write', 'unshare', 'manage']);
    expect(ACTIONS.filter((action) => !roleAllows(action, { role: 'CONTRIBUTOR' }))).toEqual([]);
    expect(highestLevelOf('VIEWER')).toBe('READ');
  });

  it.each(ACTIONS.filter((action) => action !== 'read'))(
    'follows from the reason that it is disabled: %s',
    (action) => {
      const reason = disabledReason(action, { role: 'VIEWER' }, access('READ'));
      expect(isOfRole(reason)).toBe(!roleAllows(action, { role: 'VIEWER' }));
      expect(isOfRole(disabledReason(action, { role: 'CONTRIBUTOR' }, access('READ')))).toBe(false);
    },
  );

  it('is creating projects', () => {
    expect(isOfRole(VIEWERS_CANNOT_CREATE)).toBe(true);
    expect(isOfRole(undefined)).toBe(false);
    expect(isOfRole('Viewers cannot edit. You can highlight and tag.')).toBe(false);
  });
});
