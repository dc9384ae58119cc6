import { readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedFiles } from '../support/shared-data.ts';
import { until } from '../support/waiting.ts';

const FOLDERS = ['transcripts', 'subtitles', 'documents', 'csv', 'feedback'];
/** Larger tables end with the row at this byte. The reader's own tests cover all rows, and benchmarks large imports. */
const BYTES_MAX = 4_000;
/** Of each folder, evenly spread over its sources. The readers' own tests read every file. */
const FILES_MAX = 60;

interface Ended {
  name: string;
  state: string;
  total: number | null;
  made: number;
  recognised: number;
  failed: number;
  problem: string | null;
  failures: { line: number | null; cause: string }[];
}

function beginningOf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (!/\.(csv|tsv)$/i.test(file)) return bytes;
  const end = bytes.indexOf('\n', BYTES_MAX);
  return end === -1 ? bytes : bytes.subarray(0, end + 1);
}

/** Returns what is wrong with the result of a file; null if it was imported or refused in a sentence. */
function problemWith({ state, total, made, recognised, failed, problem, failures }: Ended): string | null {
  if (state === 'failed') return /^[A-Z].{10,}\.$/.test(problem ?? '') ? null : `refused as ${problem}`;
  if (state !== 'done') return state;
  if (made + recognised + failed !== total || made + recognised + failed === 0)
    return `${made} made, ${recognised} recognised, ${failed} failed of ${total}`;
  return failures.length === Math.min(failed, failures.length) &&
    failures.every(({ cause }) => cause !== '') &&
    (failed === 0 || failures.length > 0)
    ? null
    : 'rows failed without a cause';
}

describe('real third-party files, through the whole import', () => {
  let test: TestApp;
  let ada: Person;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it.each(FOLDERS)(
    '%s: each is imported completely, or refused in a sentence',
    async (folder) => {
      const all = sharedFiles(folder);
      const paths = all.filter((_, at) => at % Math.ceil(all.length / FILES_MAX) === 0);
      if (paths.length === 0) return;
      const projectId = await test.people.project(ada);
      const wrong: string[] = [];
      const files: { fileId: string }[] = [];
      for (const file of paths) {
        const answer = await server()
          .post(`/api/v1/projects/${projectId}/files`)
          .set(as())
          .attach('file', beginningOf(file), { filename: path.basename(file) });
        // the upload refuses empty files before the import
        if (answer.status === 201) files.push({ fileId: answer.body.id });
        else if (answer.status !== 422 && answer.status !== 400) wrong.push(`${file}: ${answer.status}`);
      }
      const {
        body: { id },
      } = await server().post(`/api/v1/projects/${projectId}/imports`).set(as()).send({ files }).expect(201);
      let run: { state: string; made: number; files: Ended[] };
      await until(async () => {
        run = (await server().get(`/api/v1/imports/${id}`).set(as())).body;
        return run.state === 'done' || run.state === 'failed';
      }, 240_000);
      for (const file of run!.files) {
        const problem = problemWith(file);
        if (problem) wrong.push(`${file.name}: ${problem}`);
      }
      expect(wrong).toEqual([]);
      const [kept] = (await test.database.query(
        'SELECT count(*)::int AS notes, count(d.id)::int AS documents FROM note n LEFT JOIN document d USING (id) WHERE n.project_id = $1',
        [projectId],
      )) as { notes: number; documents: number }[];
      expect(kept).toEqual({ notes: run!.made, documents: run!.made });
      expect(run!.made).toBeGreaterThan(0);
    },
    300_000,
  );
});
