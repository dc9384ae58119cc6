import { RestoreFromTrash } from '@evident/application/trash/restore-from-trash';
import type { Actor } from '@evident/domain/permissions';
import { type WorkspacePlan, planFromStart } from '@evident/domain/plans';
import { FIRST_PAGE, FORBIDDEN, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { CreateAccessToken } from '../identity/create-access-token.ts';
import { CreateFolder } from '../projects/create-folder.ts';
import { CreateNote } from '../notes/create-note.ts';
import { CreateProject } from '../projects/create-project.ts';
import { GetProject, ListProjects } from '../projects/queries.ts';
import { SetAccess } from '../projects/set-access.ts';
import { CreateWorkspaceTagBoard } from '../tags/create-workspace-tag-board.ts';
import { CreateInsightTemplate } from '../templates/create-insight-template.ts';
import { DeleteTemplate } from '../templates/delete-template.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ChangeRole } from '../workspaces/change-role.ts';
import { InviteMembers } from '../workspaces/invite-members.ts';
import { GetWorkspacePlan, ListPlans } from './queries.ts';
import { RequestFeature } from './request-feature.ts';
import { StartFeatureTrial } from './start-feature-trial.ts';

const full = (limit: string, plan: string) => ({ code: 'PlanRequired', gate: { limit, plan } });
const lacks = (feature: string, plan: string) => ({ code: 'PlanRequired', gate: { feature, plan } });

describe('a workspace on the free plan', () => {
  let messages: Messages;
  let teamId: string;
  let ada: Actor;
  let ben: Actor;
  let vera: Actor;

  beforeAll(async () => {
    messages = await openMessages();
  });
  afterAll(() => messages.close());

  async function on(plan: WorkspacePlan) {
    await messages.database.query(
      `INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2) ON CONFLICT (team_id) DO UPDATE SET plan = excluded.plan`,
      [teamId, JSON.stringify(plan)],
    );
    ada = { ...ada, plan };
    ben = { ...ben, plan };
    vera = { ...vera, plan };
  }

  beforeEach(async () => {
    const { people } = messages;
    teamId = await people.team();
    ada = await people.member(teamId, 'MANAGER', { workspaceAdmin: true });
    ben = await people.member(teamId);
    vera = await people.member(teamId, 'VIEWER');
    await on(planFromStart('free-2025-07'));
  });

  const project = (actor: Actor, more: object = {}) =>
    messages.ask(new CreateProject(actor, { title: 'Study', ...more }));
  const used = async (limit: string) =>
    (await messages.ask(new GetWorkspacePlan(ada))).limits.find((each) => each.limit === limit)!.used;

  it('gets its last project once, however many create it at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => project(ben)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = outcomes.filter((each) => each.status === 'rejected');
    expect(refused!.reason).toMatchObject({
      ...full('projects', 'professional-2025-07'),
      title: 'The plan Free has 1 project',
    });
    expect(await used('projects')).toBe(1);
  });

  it('has room again when a project is in the trash, and none to restore it after another took its place', async () => {
    const first = await project(ada);
    const undoId = await messages.ask(new MoveToTrash(ada, { type: 'PROJECT', id: first }));
    await project(ada);
    await expect(messages.undo(ada, undoId)).rejects.toMatchObject({ code: 'PlanRequired' });
    const [entry] = await messages.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
      first,
    ]);
    await messages.refused(new RestoreFromTrash(ada, entry!.id), { code: 'PlanRequired' });
  });

  it('has no room for what an undo brings back after others took its place', async () => {
    const bringingBack: [
      limit: string,
      add: () => Promise<string>,
      remove: (id: string) => Promise<string>,
      most: number,
    ][] = [
      [
        'templates',
        () => messages.ask(new CreateInsightTemplate(ada, { title: 'T' })),
        (id) => messages.ask(new DeleteTemplate(ada, id)),
        3,
      ],
      [
        'tagBoards',
        () => messages.ask(new CreateWorkspaceTagBoard(ada, { title: 'B' })),
        (id) => messages.ask(new MoveToTrash(ada, { type: 'TAG_BOARD', id })),
        3,
      ],
    ];
    for (const [limit, add, remove, most] of bringingBack) {
      const ids = [];
      while (ids.length < most) ids.push(await add());
      const undoId = await remove(ids[0]!);
      const last = await add();
      await expect(messages.undo(ada, undoId)).rejects.toMatchObject(full(limit, 'professional-2025-07'));
      await remove(last);
      await messages.undo(ada, undoId);
      expect(await used(limit)).toBe(most);
    }
  });

  it('has one folder, three templates and three boards of the workspace', async () => {
    const adding: [limit: string, most: number, () => Promise<unknown>][] = [
      ['folders', 1, () => messages.ask(new CreateFolder(ada, { title: 'F' }))],
      ['templates', 3, () => messages.ask(new CreateInsightTemplate(ada, { title: 'T' }))],
      ['tagBoards', 3, () => messages.ask(new CreateWorkspaceTagBoard(ada, { title: 'B' }))],
    ];
    for (const [limit, most, add] of adding) {
      const outcomes = await Promise.allSettled(Array.from({ length: most + 2 }, add));
      expect([limit, outcomes.filter(({ status }) => status === 'fulfilled').length]).toEqual([limit, most]);
      expect(await used(limit)).toBe(most);
    }
  });

  it('has three seats: open invites hold one, viewers need none', async () => {
    const invite = (emails: string[], role: 'CONTRIBUTOR' | 'VIEWER' = 'CONTRIBUTOR') =>
      messages.ask(new InviteMembers(ada, { emails, role }));
    await invite(['one@example.org', 'two@example.org'], 'VIEWER');
    await expect(invite(['three@example.org', 'four@example.org'])).rejects.toMatchObject(
      full('seats', 'professional-2025-07'),
    );
    await invite(['three@example.org']);
    expect(await used('seats')).toBe(3);
    await messages.refused(
      new ChangeRole(ada, vera.userId, { role: 'CONTRIBUTOR' }),
      full('seats', 'professional-2025-07'),
    );
    // The way out: fewer rights are always possible.
    await messages.ask(new ChangeRole(ada, ben.userId, { role: 'VIEWER' }));
    await messages.ask(new ChangeRole(ada, vera.userId, { role: 'CONTRIBUTOR' }));
  });

  it('lacks features, says which plan has them, and refuses first what the member may not do', async () => {
    const projectId = await project(ada);
    const share = { kind: 'project', id: projectId } as const;
    await messages.refused(
      new SetAccess(ada, share, { userId: ben.userId, level: 'FULL' } as never),
      lacks('projectPermissions', 'business-2025-07'),
    );
    await messages.refused(
      new ChangeRole(ada, ben.userId, { role: 'MANAGER' }),
      lacks('roles', 'professional-2025-07'),
    );
    await messages.refused(new ChangeRole(ben, ada.userId, { role: 'MANAGER' }), FORBIDDEN);
    await messages.refused(
      new CreateProject(ada, { title: 'Private', private: true }),
      lacks('projectPermissions', 'business-2025-07'),
    );
  });

  it('can always open a project to everyone again, and give a person less', async () => {
    await on(planFromStart('business-2025-07'));
    const projectId = await project(ada);
    const share = { kind: 'project', id: projectId } as const;
    const set = (wording: SetAccess['wording']) => messages.ask(new SetAccess(ada, share, wording));
    await set({ kind: 'special', id: 'public', level: 'none' });
    await set({ kind: 'user', id: ben.userId, level: 'WRITE' });
    await on(planFromStart('free-2025-07'));
    await expect(set({ kind: 'special', id: 'public', level: 'READ' })).rejects.toMatchObject(
      lacks('projectPermissions', 'business-2025-07'),
    );
    await set({ kind: 'user', id: ben.userId, level: 'READ' });
    await set({ kind: 'special', id: 'public', level: 'WRITE' });
  });

  it('keeps the projects beyond a smaller plan as they are, read-only, the oldest editable', async () => {
    await on(planFromStart('professional-2025-07'));
    const [first, second] = [await project(ada), await project(ada)];
    await messages.note(ada, second, { title: 'Kept' });
    await on(planFromStart('free-2025-07'));
    await messages.note(ada, first);
    await messages.refused(new CreateNote(ada, second, {}), {
      code: 'InvalidOperation',
      title: 'Read-only, because your plan has fewer projects',
    });
    const { items } = await messages.ask(new ListProjects(ada, {}, FIRST_PAGE));
    expect(items.map(({ id, beyondPlan = false }) => [id, beyondPlan]).toSorted()).toEqual([
      [first, false],
      [second, true],
    ]);
    await messages.ask(new MoveToTrash(ada, { type: 'PROJECT', id: first }));
    expect((await messages.ask(new GetProject(ada, second))).beyondPlan).toBeUndefined();
    await messages.note(ada, second);
  });

  it('tries a feature once, when an admin says so; others ask for it', async () => {
    const before = await messages.ask(new GetWorkspacePlan(ben));
    expect(before.features.find(({ feature }) => feature === 'roles')).toMatchObject({
      reason: null,
      trial: 'NotStarted',
    });
    await messages.refused(new StartFeatureTrial(ben, 'roles'), FORBIDDEN);
    await messages.ask(new RequestFeature(vera, 'roles'));
    await messages.ask(new StartFeatureTrial(ada, 'roles'));
    await messages.refused(new StartFeatureTrial(ada, 'roles'), { code: 'InvalidOperation' });
    const [row] = await messages.database.query<{ plan: WorkspacePlan }>(
      'SELECT plan FROM workspace_plan WHERE team_id = $1',
      [teamId],
    );
    await on(row!.plan);
    await messages.ask(new ChangeRole(ada, ben.userId, { role: 'MANAGER' }));
  });

  it('compares the plans that can be bought', async () => {
    const { items } = await messages.ask(new ListPlans(vera));
    expect(items.map(({ name }) => name)).toEqual(['Free', 'Professional', 'Business', 'Enterprise']);
  });

  it('keeps everything where plans are off, and meets no trace of them', async () => {
    const other = await messages.people.team();
    const eve = await messages.people.member(other, 'MANAGER', { workspaceAdmin: true });
    await Promise.all([project(eve), project(eve), project(eve, { private: true })]);
    expect(await messages.ask(new GetWorkspacePlan(eve))).toMatchObject({ limited: false, plan: null });
    await messages.refused(new ListPlans(eve), NOT_FOUND);
    await messages.refused(new StartFeatureTrial(eve, 'roles'), NOT_FOUND);
  });

  it('does not see or change the plan of another workspace', async () => {
    await project(ada);
    const other = await messages.people.team();
    const eve = await messages.people.member(other);
    await messages.database.query('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', [
      other,
      JSON.stringify(planFromStart('free-2025-07')),
    ]);
    const view = await messages.ask(new GetWorkspacePlan({ ...eve, plan: planFromStart('free-2025-07') }));
    expect(view.limits.find(({ limit }) => limit === 'projects')!.used).toBe(0);
  });

  it('refuses new tokens of programs', () => {
    expect(CreateAccessToken.requires).toMatchObject({ feature: 'publicApi' });
  });
});
