import {
  type Actor,
  effectiveAccess,
  GRANTED_LEVELS,
  type Grants,
  grantsOf,
  type Grant,
  levelAt,
  reaches,
  ROLES,
  SPECIAL_GROUPS,
  highestGrantable,
  atMost,
} from '@evident/domain/permissions';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { connect } from '../../adapters/postgres/connection.ts';
import { visibleFolders, levelsOnFolders, levelsOnProjects, visibleProjects } from '../../adapters/postgres/scope.ts';
import { PostgresReads } from '../../adapters/postgres/reads.ts';
import { statementOf } from '../../adapters/postgres/statement.ts';
import { PostgresSightReader } from '../../adapters/postgres/unscoped/postgres-sight-reader.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { openDatabase, type TestDatabase } from '../support/database.ts';

const ids = (count: number) => Array.from({ length: count }, () => uuidV7.newId());
const TEAM = uuidV7.newId();
const MEMBERS = ids(3);
const GROUPS = ids(3);
/** The random tree names the parent of folder n; -1 is the root. */
const FOLDERS = ids(4);
const PROJECTS = ids(5);

const holder = fc.oneof(
  fc.constantFrom(...MEMBERS).map((id) => ({ kind: 'user' as const, id })),
  fc.constantFrom(...GROUPS).map((id) => ({ kind: 'group' as const, id })),
  fc.constantFrom(...SPECIAL_GROUPS).map((id) => ({ kind: 'special' as const, id })),
);
const grant = fc
  .tuple(holder, fc.constantFrom(...GRANTED_LEVELS))
  .map(([to, level]): Grant => ({ ...to, level: atMost(level, highestGrantable(to)) as Grant['level'] }));
const grants = fc.uniqueArray(grant, { selector: ({ id }) => id, maxLength: 4 });
const workspace = fc.record({
  parents: fc.tuple(...FOLDERS.map((_, index) => fc.integer({ min: -1, max: index - 1 }))),
  places: fc.tuple(...PROJECTS.map(() => fc.integer({ min: -1, max: FOLDERS.length - 1 }))),
  onFolders: fc.array(grants, { minLength: FOLDERS.length, maxLength: FOLDERS.length }),
  onProjects: fc.array(grants, { minLength: PROJECTS.length, maxLength: PROJECTS.length }),
});
type Workspace = typeof workspace extends fc.Arbitrary<infer T> ? T : never;
const actor = fc
  .record({ userId: fc.constantFrom(...MEMBERS), role: fc.constantFrom(...ROLES), groupIds: fc.subarray(GROUPS) })
  .map((some): Actor => ({ teamId: TEAM, workspaceAdmin: false, scopes: ['read', 'write'], ...some }));

const pathTo = ({ parents }: Workspace, folder: number): number[] =>
  folder < 0 ? [] : [...pathTo({ parents } as Workspace, parents[folder]!), folder];

describe('scope of lists and counts', () => {
  let database: TestDatabase;
  let source: Awaited<ReturnType<typeof connect>>;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
    await database.query(`INSERT INTO team (id, name, subdomain, created_at) VALUES ($1, 'Team', 'team', now())`, [
      TEAM,
    ]);
    for (const id of MEMBERS)
      await database.query(
        `INSERT INTO member (id, team_id, name, email, role, created_at) VALUES ($1, $2, 'M', 'm@example.com', 'MANAGER', now())`,
        [id, TEAM],
      );
    for (const id of GROUPS)
      await database.query(`INSERT INTO member_group (id, team_id, name, created_at) VALUES ($1, $2, $3, now())`, [
        id,
        TEAM,
        id,
      ]);
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  const ask = <Row>(statement: RawBuilder<unknown>): Promise<Row[]> => {
    const { sql: text, parameters } = statementOf(statement.toOperationNode());
    return new PostgresReads(source).unscoped(TEAM, (rows) => rows<Row>(text, parameters));
  };

  async function store(some: Workspace): Promise<void> {
    await database.query('DELETE FROM access_grant; DELETE FROM project; DELETE FROM folder');
    for (const [index, id] of FOLDERS.entries()) {
      const path = pathTo(some, index).map((at) => FOLDERS[at]);
      await database.query(
        `INSERT INTO folder (id, team_id, parent_id, path, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, $4, 'F', 1, $5, now(), now())`,
        [id, TEAM, path.at(-2) ?? null, path, MEMBERS[0]],
      );
    }
    for (const [index, id] of PROJECTS.entries()) {
      await database.query(
        `INSERT INTO project (id, team_id, folder_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'P', 1, $4, now(), now())`,
        [id, TEAM, FOLDERS[some.places[index]!] ?? null, MEMBERS[0]],
      );
    }
    const all = [
      ...some.onProjects.map((list, index) => [PROJECTS[index], null, list] as const),
      ...some.onFolders.map((list, index) => [null, FOLDERS[index], list] as const),
    ];
    for (const [project, folder, list] of all)
      for (const { kind, id, level } of list)
        await database.query(
          `INSERT INTO access_grant (team_id, project_id, folder_id, member_id, group_id, special, level, granted_by, granted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
          [
            TEAM,
            project,
            folder,
            kind === 'user' ? id : null,
            kind === 'group' ? id : null,
            kind === 'special' ? id : null,
            GRANTED_LEVELS.indexOf(level) + 1,
            MEMBERS[0],
          ],
        );
  }

  /** The actor's level in each project and folder, according to the domain rule. */
  function expectedFor(who: Actor, some: Workspace) {
    const above = (folder: number): Grants[] => pathTo(some, folder).map((at) => grantsOf(some.onFolders[at]!));
    const inProjects = new Map(
      PROJECTS.map((id, index) => [
        id,
        effectiveAccess(who, [grantsOf(some.onProjects[index]!), ...above(some.places[index]!)]),
      ]),
    );
    const inFolders = new Map(FOLDERS.map((id, index) => [id, effectiveAccess(who, above(index)).level]));
    const around = [
      ...FOLDERS.flatMap((id, index) => (inFolders.get(id) === 'none' ? [] : pathTo(some, index))),
      ...PROJECTS.flatMap((id, index) =>
        inProjects.get(id)!.level === 'none' ? [] : pathTo(some, some.places[index]!),
      ),
    ];
    return { inProjects, inFolders, folders: [...new Set(around)].map((at) => FOLDERS[at]!).sort() };
  }

  it("agrees with the domain's rule for any grants and any actor", async () => {
    await fc.assert(
      fc.asyncProperty(workspace, fc.array(actor, { minLength: 1, maxLength: 6 }), async (some, actors) => {
        await store(some);
        for (const who of actors) {
          const { inProjects, inFolders, folders } = expectedFor(who, some);
          for (const level of GRANTED_LEVELS) {
            const seen = await ask<{ id: string }>(
              sql`SELECT id FROM project WHERE id IN ${visibleProjects(who, level)} ORDER BY id`,
            );
            expect(seen.map(({ id }) => id)).toEqual(
              PROJECTS.filter((id) => reaches(inProjects.get(id)!.level, level)).sort(),
            );
          }
          const held = await ask<{ project_id: string; level: number; markup: boolean }>(
            sql`SELECT l.* FROM ${levelsOnProjects(who)} l`,
          );
          expect(
            new Map(
              held.map((row) => [row.project_id, { level: levelAt(row.level), markup: row.markup, readOnly: false }]),
            ),
          ).toEqual(new Map([...inProjects].filter(([, access]) => access.level !== 'none').sort()));
          const around = await ask<{ id: string }>(
            sql`SELECT id FROM folder WHERE id IN ${visibleFolders(who)} ORDER BY id`,
          );
          expect(around.map(({ id }) => id)).toEqual(folders);
          const onFolders = await ask<{ folder_id: string; level: number }>(
            sql`SELECT l.* FROM ${levelsOnFolders(who)} l`,
          );
          expect(new Map(onFolders.map((row) => [row.folder_id, levelAt(row.level)]))).toEqual(
            new Map([...inFolders].filter(([, level]) => level !== 'none')),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the answer to who can see a place, and to what a member can see', async () => {
    const sight = new PostgresSightReader(new PostgresReads(source));
    const admin: Actor = { ...member(0), workspaceAdmin: true };
    await database.query(`UPDATE member SET role = 'VIEWER' WHERE id = $1`, [MEMBERS[2]]);
    await database.query('INSERT INTO member_group_member (team_id, group_id, member_id) VALUES ($1, $2, $3)', [
      TEAM,
      GROUPS[0],
      MEMBERS[1],
    ]);
    const answersFit = async (levels: Awaited<ReturnType<typeof expectedFor>>[], at: Date | null) => {
      const all = { limit: 100, cursor: null };
      for (const [type, places] of [
        ['PROJECT', PROJECTS],
        ['PROJECT_CATEGORY', FOLDERS],
      ] as const)
        for (const id of places) {
          const expected = MEMBERS.flatMap((who, index) => {
            const { inProjects, inFolders } = levels[index]!;
            const level = type === 'PROJECT' ? inProjects.get(id)!.level : inFolders.get(id)!;
            return level === 'none' ? [] : [[who, level]];
          });
          const { items } = (await sight.audience(admin, { type, id }, at, all))!;
          expect(items.map((found) => [found.id, found.level]).sort()).toEqual(expected.sort());
        }
      for (const [index, who] of MEMBERS.entries()) {
        const { inProjects, inFolders } = levels[index]!;
        const expected = [...[...inProjects].map(([id, { level }]) => [id, level]), ...inFolders];
        const { items } = (await sight.sightOf(admin, who, at, all))!;
        expect(items.map(({ id, level }) => [id, level]).sort()).toEqual(
          expected.filter(([, level]) => level !== 'none').sort(),
        );
      }
    };
    let earlier: { at: Date; levels: Parameters<typeof answersFit>[0] } | null = null;
    await fc.assert(
      fc.asyncProperty(workspace, async (some) => {
        await store(some);
        const levels = MEMBERS.map((_, index) => expectedFor(member(index), some));
        await answersFit(levels, null);
        // The same question about a time is answered by the access that held then.
        if (earlier) await answersFit(earlier.levels, earlier.at);
        // Lets an hour pass.
        await database.query(
          `UPDATE access_period SET from_at = from_at - interval '1 hour', until_at = until_at - interval '1 hour'`,
        );
        const [then] = await database.query<{ at: Date }>("SELECT clock_timestamp() - interval '1 minute' AS at");
        earlier = { at: then!.at, levels };
      }),
      { numRuns: 20 },
    );
  });
});

/** As stored: the second is in a group, the third a viewer. */
const member = (index: number): Actor => ({
  teamId: TEAM,
  userId: MEMBERS[index]!,
  role: index === 2 ? 'VIEWER' : 'MANAGER',
  workspaceAdmin: false,
  groupIds: index === 1 ? [GROUPS[0]!] : [],
  scopes: ['read', 'write'],
});
