import { disabledReason } from '../permissions/index.ts';
import { accessShown, type Project, PROJECTS_MAX, refuseFull, reworded } from './index.ts';

const now = new Date('2026-03-14T09:26:53Z');
const project: Project = {
  id: 'p',
  teamId: 't',
  folderId: null,
  title: 'Why people leave',
  summary: 'Twelve interviews',
  color: 'ff8800',
  icon: '🧭',
  status: 'active',
  rank: 1,
  sections: [],
  createdBy: 'm',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  version: 3,
};

describe('a project', () => {
  it('keeps what a change leaves out and clears what it sets to null', () => {
    expect(reworded(project, { title: 'Why they stay', icon: null, summary: undefined }, now)).toEqual({
      ...project,
      title: 'Why they stay',
      icon: null,
      updatedAt: now,
      version: 4,
    });
  });

  it.each([
    ['#F80', 'ff8800'],
    ['3B82F6', '3b82f6'],
    [null, null],
  ])('keeps the colour %p as %p', (color, kept) => {
    expect(reworded(project, { color }, now).color).toBe(kept);
  });

  it('is refused a colour that is none', () => {
    expect(() => reworded(project, { color: 'orange' }, now)).toThrow('Invalid color');
  });

  it('is read-only while it is archived, for whoever it is shown to', () => {
    const reason = (status: Project['status']) =>
      disabledReason('write', { role: 'CONTRIBUTOR' }, accessShown({ level: 'FULL', markup: false, status }));
    expect([reason('active'), reason('completed'), reason('archived')]).toEqual([
      undefined,
      undefined,
      'Unavailable in read-only mode',
    ]);
  });

  it('has its place in a workspace only up to 200', () => {
    expect(PROJECTS_MAX).toBe(200);
    expect(() => refuseFull(199)).not.toThrow();
    expect(() => refuseFull(200)).toThrow('A workspace holds at most 200 projects');
  });
});

it('shows a project beyond the plan as read-only, and an archived one as archived', () => {
  const shown = { level: 'FULL', markup: false, status: 'active' } as const;
  expect(accessShown({ ...shown, beyondPlan: true })).toMatchObject({ readOnly: true, beyondPlan: true });
  expect(accessShown({ ...shown, status: 'archived', beyondPlan: true })).toMatchObject({
    readOnly: true,
    beyondPlan: false,
  });
  expect(accessShown(shown)).toMatchObject({ readOnly: false, beyondPlan: false });
});
