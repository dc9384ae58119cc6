import { HIGHLIGHT_CONDITIONS, type ByHand } from './by-hand.ts';
import type { Row } from './row.ts';
import { type Started, withStarted } from './started.ts';
import { step } from './step.ts';
import { withBareServer } from './with-bare-server.ts';

const SMALL = 100_000;
const LARGE = Number(process.env['BENCH_HIGHLIGHTS'] ?? 1_000_000);
const FILTERS = 200;
const PER_NOTE = 20;
const TAGS = 200;
const PEOPLE = 500;
const WORDS = 400;
const DAYS = 365;
const FILLING_LIMIT_MS = 1_200_000;
const READING_LIMIT_MS = 900_000;

/** A filter as the parameter of the API, and as conditions with their values for the bare server. */
interface Filter {
  readonly form: string;
  readonly byHand: string;
}

/** Filtered pages of the highlights of a large project over HTTP, compared with hand-written SQL behind bare Fastify. */
export const measure = (): Promise<Row[]> =>
  withStarted(async (started) => {
    const { product, newcomer, databaseUrl } = started;
    const small = await filled(started, SMALL);
    const large = await filled(started, LARGE);
    await step('Analyzing the tables', () => started.database.query('VACUUM ANALYZE'), FILLING_LIMIT_MS);
    const headers = { authorization: `Bearer ${newcomer.token}` };
    return withBareServer(databaseUrl, async (bare) => {
      const ours = (projectId: string, { form }: Filter) =>
        `${product.url}/api/v1/projects/${projectId}/highlights?limit=50&filter=${encodeURIComponent(form)}`;
      const theirs = (projectId: string, { byHand }: Filter) =>
        `${bare}/projects/${projectId}/highlights?conditions=${encodeURIComponent(byHand)}`;
      const filters = Array.from({ length: FILTERS }, () => someFilter(large));
      const [mine, hand] = await step(
        'Reading filtered pages',
        () =>
          timesOf(
            filters,
            (filter) => read(ours(large.projectId, filter), headers),
            (filter) => read(theirs(large.projectId, filter), headers),
          ),
        READING_LIMIT_MS,
      );
      const [before, after] = await step(
        'Reading common filters',
        () =>
          timesOf(
            COMMON.flatMap((conditions) => Array.from({ length: 20 }, () => conditions)),
            (conditions) => read(ours(small.projectId, filterOf(conditions, small)), headers),
            (conditions) => read(ours(large.projectId, filterOf(conditions, large)), headers),
          ),
        READING_LIMIT_MS,
      );
      return [
        {
          what: `filtered page of a project with ${LARGE.toLocaleString('en')} highlights, p95`,
          against: 'the hand-written SQL behind bare Fastify, with session look-up and row-level security',
          measured: p95(mine) / p95(hand),
          unit: '×',
          atMost: 1.5,
          note: `${p95(mine).toFixed(1)} ms against ${p95(hand).toFixed(1)} ms over ${FILTERS} random filters of one to three rows; medians ${median(mine).toFixed(1)} and ${median(hand).toFixed(1)} ms`,
        },
        {
          what: `common filters of a project with ${LARGE.toLocaleString('en')} highlights`,
          against: `a project with ${SMALL.toLocaleString('en')}`,
          measured: median(after) / median(before),
          unit: '×',
          atMost: 1.3,
          note: `medians ${median(after).toFixed(1)} ms and ${median(before).toFixed(1)} ms, p95 ${p95(after).toFixed(1)} ms and ${p95(before).toFixed(1)} ms`,
        },
      ];
    });
  });

/** A tag and not yet in an insight; untagged; since a day; from a person. */
const conditionOn = (field: string, operator: string): ByHand =>
  HIGHLIGHT_CONDITIONS.find((each) => each.field === field && each.operator === operator)!;
const COMMON: readonly (readonly ByHand[])[] = [
  [conditionOn('Tags', 'HasAnyOf'), conditionOn('Insights', 'IsEmpty')],
  [conditionOn('Tags', 'IsEmpty')],
  [conditionOn('Created', 'IsAfter')],
  [conditionOn('People', 'HasAnyOf'), conditionOn('Created', 'IsAfter')],
];

interface Filled {
  readonly projectId: string;
  readonly tags: readonly string[];
  readonly people: readonly string[];
}

/** The same numbers on every run (mulberry32). */
let state = 7;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

function valuesFor({ value }: ByHand, { tags, people }: Filled): readonly string[] {
  switch (value) {
    case 'tag':
      return [oneOf(tags)];
    case 'tags':
      return [...new Set([oneOf(tags), oneOf(tags), oneOf(tags)])];
    case 'person':
      return [oneOf(people)];
    case 'word':
      return [`word${Math.floor(random() * WORDS)}`];
    case 'day':
      return [new Date(Date.now() - Math.floor(random() * DAYS) * 86_400_000).toISOString().slice(0, 10)];
    default:
      return [];
  }
}

function filterOf(conditions: readonly ByHand[], project: Filled): Filter {
  const rows = conditions.map((condition) => ({ condition, values: valuesFor(condition, project) }));
  return {
    form: JSON.stringify({
      combinator: 'and',
      fieldForms: rows.map(({ condition: { field, operator }, values }, index) => ({
        id: String(index),
        field: { kind: 'system', name: field },
        operator,
        values,
      })),
    }),
    byHand: JSON.stringify(
      rows.map(({ condition, values }) => ({
        condition: HIGHLIGHT_CONDITIONS.indexOf(condition),
        value: condition.value === 'tags' ? values : (values[0] ?? null),
      })),
    ),
  };
}

const someFilter = (project: Filled): Filter =>
  filterOf(
    [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(HIGHLIGHT_CONDITIONS)))],
    project,
  );

/** A project with this many highlights: one tag each, every tenth without; one note in four has two people. */
async function filled({ newcomer, database }: Started, highlights: number): Promise<Filled> {
  const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: `With ${highlights}` });
  const { id: boardId } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/tag-boards`, {
    title: 'Board',
  });
  const { id: groupId } = await newcomer.ask<{ id: string }>('POST', `/tag-boards/${boardId}/groups`, {
    title: 'Group',
  });
  const team = newcomer.teamId;
  const run = async (sql: string, ...values: unknown[]) =>
    (await step('Filling a table', () => database.query<{ id: string }>(sql, values), FILLING_LIMIT_MS)).rows;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const [member] = ids(await run('SELECT id FROM member WHERE team_id = $1', team));
  await run(
    `INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Note ' || n, n, $3, now() - random() * interval '${DAYS} days', now() FROM generate_series(1, ${highlights / PER_NOTE}) n`,
    team,
    projectId,
    member,
  );
  await run(
    `INSERT INTO document (id, team_id, content, text, speakers, updated_at)
     SELECT id, team_id, '{"type":"doc","content":[{"type":"paragraph"}]}', 'Words that somebody said.', '{"1":"Somebody"}', now() FROM note WHERE project_id = $1`,
    projectId,
  );
  const tags = ids(
    await run(
      `INSERT INTO tag (id, team_id, project_id, tag_group_id, title, rank, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, $3, 'Tag ' || n, n, $4, now(), now() FROM generate_series(1, ${TAGS}) n RETURNING id`,
      team,
      projectId,
      groupId,
      member,
    ),
  );
  const people = ids(
    await run(
      `INSERT INTO person (id, team_id, name, name_key, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'Person ' || n, 'person ' || n, $2, now(), now() FROM generate_series(1, ${PEOPLE}) n RETURNING id`,
      team,
      member,
    ),
  );
  await run(
    `INSERT INTO note_person (team_id, note_id, person_id, added_by, added_at)
     SELECT DISTINCT ON (n.id, who) n.team_id, n.id, ($2::uuid[])[who], $3, now()
     FROM (SELECT id, team_id, row_number() OVER () AS at FROM note WHERE project_id = $1) n, generate_series(1, 2) k, LATERAL (SELECT 1 + ((n.at * k) % ${PEOPLE})::int AS who) w WHERE n.at % 4 = 0`,
    projectId,
    people,
    member,
  );
  await run(
    `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
     SELECT gen_random_uuid(), n.team_id, n.id, n.project_id, 'somebody said word' || floor(random() * ${WORDS}) || ' and word' || floor(random() * ${WORDS}) || ' about the price of it',
       k, k + 13, 'mark', $2, n.created_at + k * interval '1 minute', now() FROM note n, generate_series(1, ${PER_NOTE}) k WHERE n.project_id = $1`,
    projectId,
    member,
  );
  await run(
    `INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how)
     SELECT team_id, id, ($2::uuid[])[1 + floor(random() * ${TAGS})::int], $3, now(), 'person' FROM highlight WHERE project_id = $1 AND random() < 0.9`,
    projectId,
    tags,
    member,
  );
  return { projectId, tags, people };
}

async function read(address: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const response = await fetch(address, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${body.slice(0, 200)}`);
  return performance.now() - began;
}

/** Milliseconds of both for each, alternating, so that other load affects both alike. The first round warms up. */
async function timesOf<T>(
  all: readonly T[],
  one: (each: T) => Promise<number>,
  other: (each: T) => Promise<number>,
): Promise<readonly [number[], number[]]> {
  for (const each of all.slice(0, 20)) await Promise.all([one(each), other(each)]);
  const times: [number[], number[]] = [[], []];
  for (const each of all) {
    times[0].push(await one(each));
    times[1].push(await other(each));
  }
  return times;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!;
const median = (times: readonly number[]): number => at(times, 0.5);
const p95 = (times: readonly number[]): number => at(times, 0.95);
