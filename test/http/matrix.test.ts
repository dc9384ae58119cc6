import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';
import { addressOf, uploadHeaders } from './matrix/address.ts';
import { billingOf } from './matrix/billing.ts';
import { QUERIES_BY_POST, bodies } from './matrix/bodies.ts';
import { ELSEWHERE, UNFIT } from './matrix/answers.ts';
import { CHANGES, type Kind, type Operation, operations } from './matrix/operations.ts';
import { stateOf } from './matrix/state-of.ts';
import { oneOfEverything } from './matrix/world.ts';

const these = (...kinds: Kind[]): Operation[] => operations.filter(({ kind }) => kinds.includes(kind));

describe('every operation of the contract', () => {
  let test: TestApp;
  let ada: Person;
  let ungranted: Person;
  let viewer: Person;
  let stranger: Person;
  let foreignAdmin: Person;
  let hidden: Record<string, string>;
  let shown: Record<string, string>;
  let archived: Record<string, string>;
  /** Admin with a read-only token. */
  let reader: Person;

  beforeAll(async () => {
    // Workspaces without a plan have no limits, and can buy one.
    test = await openApp({ plans: true });
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ungranted = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    foreignAdmin = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    const billed = await billingOf(test, ada);
    hidden = await oneOfEverything(test, ada, await test.people.project(ada), true);
    shown = await oneOfEverything(test, ada, await test.people.project(ada, 1), false);
    archived = await oneOfEverything(test, ada, await test.people.project(ada, 1), false);
    for (const world of [hidden, shown, archived]) Object.assign(world, billed);
    reader = test.people.withScopes(ada, ['read']);
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
    await test.database.query(`UPDATE project SET status = 'archived' WHERE id = $1`, [archived['projectId']]);
  }, 60_000);
  afterAll(() => test.close());

  const ask = (
    operation: Operation,
    world: Record<string, string>,
    person: Person | null,
    more: Record<string, string> = {},
  ) => {
    const { id, method, requestBody } = operation;
    const sent = request(test.app.getHttpServer())[method](addressOf(operation, world));
    const headers = person ? { Authorization: `Bearer ${person.token}` } : {};
    void sent.set({ ...headers, ...uploadHeaders(id, world['projectId']!), ...more });
    if (['uploadFile', 'changePicture', 'changeLogo', 'sendChannelImportFile'].includes(id))
      return sent.attach('file', Buffer.from('x'), 'x.txt');
    const example = requestBody?.content['application/json']?.examples?.example.value;
    return requestBody ? sent.send(bodies(world)[id] ?? example ?? {}) : sent;
  };
  const told = ({ status, text }: { status: number; text: string }): string => `${status} ${text}`;
  it('needs the scope write if it changes anything', () => {
    const readers = operations.filter(
      ({ method, requires }) => method !== 'get' && 'scope' in requires && requires.scope === 'read',
    );
    expect(readers.map(({ id }) => id).sort()).toEqual(QUERIES_BY_POST);
  });

  /** Unchanged by refusals. */
  const everything = async () => [
    await stateOf(test, ada.teamId),
    await test.database.query(
      'SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM session), (SELECT count(*) FROM one_time_code)',
    ),
  ];

  describe.each<[string, Operation[], (operation: Operation) => request.Test, RegExp]>([
    [
      'without a token',
      operations.filter(({ kind }) => kind !== 'open'),
      (operation) => ask(operation, hidden, null),
      /^401 /,
    ],
    [
      'with a bearer token and a public token together',
      operations,
      (operation) => ask(operation, shown, ada, { 'x-evident-public-token': 'aaaaaaaaaaaa' }),
      /^400 /,
    ],
    ['of signed-in people, with a token', these('person'), (operation) => ask(operation, shown, ada), /^401 /],
  ])('%s', (_, asked, asking, refusal) => {
    let before: unknown;
    beforeAll(async () => {
      before = await everything();
    });

    it.each(asked.map((operation) => [operation.id, operation] as const))('%s is refused', async (__, operation) => {
      const answer = await asking(operation);
      expect(told(answer)).toMatch(refusal);
      expect(answer.text).not.toContain('SECRET');
    });

    it('nothing is written', async () => {
      expect(await everything()).toEqual(before);
    });
  });

  const HIDDEN = ['projectId', 'folderId', 'noteId', 'insightId', 'highlightId', 'tagId'];

  describe.each(['stranger', 'ungranted'] as const)(
    'to a member without a grant, or of another workspace (%s),',
    (who) => {
      const person = (): Person => (who === 'stranger' ? stranger : ungranted);

      it.each(these('read', ...CHANGES, 'own').map((operation) => [operation.id, operation] as const))(
        '%s answers not found',
        async (_, operation) => {
          const before = await stateOf(test, ada.teamId);
          const answer = await ask(operation, hidden, person());
          expect(told(answer)).toMatch(/^404 /);
          expect(answer.text).not.toContain('SECRET');
          expect(await stateOf(test, ada.teamId)).toBe(before);
        },
      );

      it.each(these('visible').map((operation) => [operation.id, operation] as const))(
        '%s shows nothing of it',
        async (_, operation) => {
          const answer = await ask(operation, hidden, person());
          expect(told(answer)).toMatch(/^200 /);
          // Workspace-wide lists show colleagues the open projects, which contain the same words.
          const open = who === 'ungranted' && !operation.path.includes('{');
          for (const word of open ? HIDDEN.map((name) => hidden[name]!) : ['SECRET'])
            expect(answer.text).not.toContain(word);
        },
      );
    },
  );

  it.each(
    these('member', 'visible')
      .filter(({ id }) => !['watchChanges', 'leaveWorkspace'].includes(id))
      .map((operation) => [operation.id, operation] as const),
  )('%s returns nothing to another workspace', async (id, operation) => {
    const before = await stateOf(test, ada.teamId);
    const answer = await ask(operation, hidden, stranger);
    expect(told(answer)).toMatch(ELSEWHERE[id] ?? /^20\d /);
    for (const word of ['SECRET', ada.userId]) expect(answer.text).not.toContain(word);
    expect(await stateOf(test, ada.teamId)).toBe(before);
  });

  it.each(these('own').map((operation) => [operation.id, operation] as const))(
    '%s is not found for a viewer of other items',
    async (_, operation) => {
      const before = await stateOf(test, ada.teamId);
      expect(told(await ask(operation, shown, viewer))).toMatch(/^404 /);
      expect(await stateOf(test, ada.teamId)).toBe(before);
    },
  );

  it.each(these('admin').map((operation) => [operation.id, operation] as const))(
    '%s requires an admin',
    async (_, operation) => {
      const before = await stateOf(test, ada.teamId);
      for (const person of [ungranted, viewer, stranger]) {
        const answer = await ask(operation, hidden, person);
        expect(told(answer)).toMatch(/^403 /);
        expect(answer.text).not.toContain('SECRET');
      }
      expect(await stateOf(test, ada.teamId)).toBe(before);
    },
  );

  it.each(these('admin').map((operation) => [operation.id, operation] as const))(
    '%s by an admin of another workspace affects only that one',
    async (_, operation) => {
      const before = await stateOf(test, ada.teamId);
      const answer = await ask(operation, hidden, foreignAdmin);
      expect(told(answer)).toMatch(ELSEWHERE[operation.id] ?? (operation.path.includes('{') ? /^404 / : /^20\d /));
      for (const word of ['SECRET', ada.userId, hidden['projectId']!]) expect(answer.text).not.toContain(word);
      expect(await stateOf(test, ada.teamId)).toBe(before);
    },
  );

  it.each(these('read', 'visible').map((operation) => [operation.id, operation] as const))(
    '%s is allowed for a viewer with READ',
    async (_, operation) => {
      expect(told(await ask(operation, shown, viewer))).toMatch(/^20\d |^4.*Too few highlights/);
    },
  );

  it.each(these(...CHANGES, 'author').map((operation) => [operation.id, operation] as const))(
    '%s is refused to a viewer, with the reason',
    async (_, operation) => {
      const before = await stateOf(test, ada.teamId);
      const answer = await ask(operation, shown, viewer);
      expect(told(answer)).toMatch(/^403 /);
      expect(answer.body.errors[0].title).toMatch(/^(Viewers cannot|You)/);
      expect(await stateOf(test, ada.teamId)).toBe(before);
    },
  );

  it.each(
    these('write', 'markUp', 'comment')
      // Folders and channels are in no project.
      .filter(({ id, path }) => id !== 'renameFolder' && !path.includes('/channels/'))
      .map((operation) => [operation.id, operation] as const),
  )('%s is refused in an archived project', async (_, operation) => {
    expect(told(await ask(operation, archived, ada))).toMatch(/^409 /);
  });

  it.each(
    operations
      .filter(({ requires, kind }) => 'scope' in requires && requires.scope === 'write' && kind !== 'person')
      .map((operation) => [operation.id, operation] as const),
  )('%s is refused to a read-only token', async (_, operation) => {
    const before = await stateOf(test, ada.teamId);
    const answer = await ask(operation, shown, reader);
    expect(told(answer)).toMatch(/^403 .*This token may only read/);
    expect(await stateOf(test, ada.teamId)).toBe(before);
  });

  /** Deletions come last, children first. */
  const inOrder = [...these('admin')].sort(
    (one, other) =>
      Number(one.method === 'delete') - Number(other.method === 'delete') || other.path.length - one.path.length,
  );

  it.each(inOrder.map((operation) => [operation.id, operation] as const))(
    '%s succeeds for an admin of the workspace',
    async (_, operation) => {
      expect(told(await ask(operation, shown, ada))).toMatch(UNFIT[operation.id] ?? /^20\d /);
    },
  );
});
