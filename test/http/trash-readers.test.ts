import { SELF_HOSTED, planFromStart } from '@evident/domain/plans';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';
import { addressOf } from './matrix/address.ts';
import { type Kind, type Operation, operations } from './matrix/operations.ts';
import { quiet } from './matrix/state-of.ts';
import { oneOfEverything } from './matrix/world.ts';

const these = (...kinds: Kind[]): [string, Operation][] =>
  operations
    .filter(({ method, kind }) => method === 'get' && kinds.includes(kind))
    .map((operation) => [operation.id, operation]);

/**
 * List what was deleted by design, never end, or list copies: a template keeps the tags of its board, and a rule the ids that
 * its owner wrote.
 */
const EXCEPT = [
  'listTrash',
  'listUndo',
  'listAuditEntries',
  'exportAuditEntries',
  'checkAuditChain',
  'watchChanges',
  'listTagTemplates',
  'listAutomations',
];
/** People, groups, invites, the glossary and directories belong to no project. */
const OF_WORKSPACE = [
  'getMember',
  'listMembers',
  'listGroups',
  'listAccessTokens',
  'listInvites',
  'listTerms',
  'getTerm',
  'getSsoTest',
];

/** Covers all reading operations of the contract, including future ones. */
describe('every reading operation', () => {
  let test: TestApp;
  let ada: Person;
  let world: Record<string, string>;
  let before: Map<string, string>;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const ask = (operation: Operation) => request(test.app.getHttpServer()).get(addressOf(operation, world)).set(as());
  const remove = (path: string) => request(test.app.getHttpServer()).delete(`/api/v1/${path}`).set(as()).expect(200);
  const all = these('read', 'visible', 'write', 'unshare', 'markUp', 'manage', 'member', 'admin').filter(
    ([id]) => !EXCEPT.includes(id) && !OF_WORKSPACE.includes(id),
  );
  const answers = async () => {
    const told = new Map<string, string>();
    for (const [id, operation] of all) {
      const { status, text } = await ask(operation);
      // Restoring changes no text, but search ranks and timestamps may differ.
      const body = `${status} ${text}`.replace(/"requestId".*/, '');
      told.set(id, id === 'search' || id === 'listUndo' ? String(status) : body);
    }
    return told;
  };

  beforeAll(async () => {
    test = await openApp({ plans: true });
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    world = await oneOfEverything(test, ada, await test.people.project(ada), false);
    await test.database.query('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', [
      ada.teamId,
      JSON.stringify(planFromStart(SELF_HOSTED.reference)),
    ]);
    await request(test.app.getHttpServer()).put(`/api/v1/stars/PROJECT/${world['projectId']}`).set(as()).expect(204);
    await request(test.app.getHttpServer())
      .post('/api/v1/visits')
      .set(as())
      .send({ type: 'NOTE', id: world['noteId'] })
      .expect(204);
    await until(
      async () =>
        Number(
          (
            await test.database.query<{ n: string }>(
              `SELECT count(*) AS n FROM import_run WHERE state NOT IN ('done', 'failed')`,
            )
          )[0]!.n,
        ) === 0,
    );
    await quiet(test);
    before = await answers();
    await remove(`projects/${world['projectId']}`);
    await remove(`folders/${world['folderId']}`);
  }, 60_000);
  afterAll(() => test.close());

  it.each(these('read', 'write', 'unshare', 'markUp', 'manage').filter(([id]) => !EXCEPT.includes(id)))(
    '%s finds nothing of a project or folder in the trash',
    async (_, operation) => {
      const { status, text } = await ask(operation);
      expect(`${status} ${text}`).toMatch(/^404 /);
      expect(text).not.toContain('SECRET');
    },
  );

  it.each(these('visible', 'member', 'admin').filter(([id]) => !EXCEPT.includes(id) && !OF_WORKSPACE.includes(id)))(
    '%s shows nothing of a project or folder in the trash',
    async (_, operation) => {
      const { status, text } = await ask(operation);
      expect(status).toBe(200);
      for (const word of [
        'SECRET note',
        'SECRET words',
        'SECRET insight',
        'SECRET tag',
        'SECRET folder',
        world['projectId']!,
        world['noteId']!,
        world['insightId']!,
        world['folderId']!,
      ])
        expect(text).not.toContain(word);
    },
  );

  it('responds as before once project and folder are restored', async () => {
    const entries = await test.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = ANY ($1)', [
      [world['projectId'], world['folderId']],
    ]);
    for (const { id } of entries)
      await request(test.app.getHttpServer()).post(`/api/v1/trash/${id}/restore`).set(as()).expect(200);
    await quiet(test);
    expect(await answers()).toEqual(before);
  });
});
