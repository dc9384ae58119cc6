import { parse } from 'csv-parse/sync';
import request from 'supertest';
import { actingInMarkdown, actingParts } from '../fixtures/active-content.ts';
import { HOSTILE_FILES } from '../fixtures/hostile-files.ts';
import { DRAWINGS, FORMULAS, MARKUP, PATHS } from '../fixtures/hostile.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

/** Files without any other text. */
const WITHOUT_WORDS = /no text|is empty/;

describe('files with hostile content', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;
  const upload = async (name: string, bytes: Uint8Array | string, project = projectId): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${project}/files`)
        .set(as())
        .attach('file', Buffer.from(bytes), { filename: name })
        .expect(201)
    ).body.id;
  async function imported(files: readonly object[], project = projectId) {
    const { id } = (await server().post(`/api/v1/projects/${project}/imports`).set(as()).send({ files }).expect(201))
      .body;
    await until(async () => ['done', 'failed'].includes((await read(`imports/${id}`)).state), 150_000);
    return read(`imports/${id}`);
  }

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('become notes that are inert in every format', async () => {
    const files = [];
    for (const [name, bytes] of Object.entries(HOSTILE_FILES)) {
      const fileId = await upload(name, bytes);
      files.push(
        name.endsWith('.csv') ? { fileId, mapping: { title: 0, content: [1, 3], date: 2, tags: [] } } : { fileId },
      );
    }
    const run = await imported(files);
    const refused = run.files.filter(({ state }: { state: string }) => state !== 'done');
    expect(refused.filter(({ problem }: { problem: string }) => !WITHOUT_WORDS.test(problem))).toEqual([]);
    expect(run.made).toBeGreaterThan(Object.keys(MARKUP).length);

    const notes: { id: string; title: string }[] = (await read(`projects/${projectId}/notes?limit=1000`)).items;
    expect(notes).toHaveLength(run.made);
    const found: unknown[] = [];
    for (const { id, title } of notes) {
      const written = async (format: string) =>
        (
          await server()
            .get(`/api/v1/notes/${id}/content?format=${format}`)
            .set(as())
            .expect(200)
            .expect('content-security-policy', "default-src 'none'; sandbox")
        ).text;
      const parts = { html: actingParts(await written('html')), markdown: actingInMarkdown(await written('markdown')) };
      const links =
        JSON.stringify((await read(`notes/${id}/content`)).content).match(
          /"(?:href|src)":"(?!https?:|mailto:)[^"]*"/g,
        ) ?? [];
      if (parts.html.length + parts.markdown.length + links.length > 0) found.push({ title, ...parts, links });
    }
    expect(found).toEqual([]);
  }, 180_000);

  it('report names that change no header, path or page', async () => {
    const project = await test.people.project(ada);
    const ids = [];
    for (const name of PATHS) ids.push(await upload(name, `Words of ${JSON.stringify(name)}.`, project));
    const run = await imported(
      ids.map((fileId) => ({ fileId })),
      project,
    );
    expect(run).toMatchObject({ state: 'done', made: PATHS.length, failed: 0 });
    for (const { title } of (await read(`projects/${project}/notes`)).items)
      expect(title).toMatch(/^[^/\\\u0000-\u001f\u202e]+$/);
  });

  it.each(Object.entries(DRAWINGS))(
    'are served as SVG without scripts and external requests: %s',
    async (_, markup) => {
      const { headers } = await server()
        .get(`/f/${await upload('drawing.svg', markup)}`)
        .set(as())
        .expect(200);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';(?: img-src data:; style-src 'unsafe-inline';)? sandbox$/,
      );
    },
  );

  it('report rows without a formula in any cell or column name', async () => {
    const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const good = `words${',1'.repeat(FORMULAS.length)}\n`;
    const csv = `comment,${FORMULAS.map((formula) => cell(`${formula} column`)).join(',')}\n${good}words,${FORMULAS.map(cell).join(',')},more\n${good}`;
    const run = await imported([
      {
        fileId: await upload('=1+1.csv', csv),
        options: { header: true, delimiter: ',' },
        mapping: { title: null, content: [0], date: null, tags: [] },
      },
    ]);
    expect(run).toMatchObject({ made: 2, failed: 1 });
    const report = (await server().get(`/api/v1/imports/${run.id}/failures`).set(as()).expect(200)).text;
    const cells = (parse(report, { relax_column_count: true }) as string[][]).flat();
    expect(cells.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
    expect(cells.filter((text) => /^'[=+\-@]/.test(text)).length).toBeGreaterThanOrEqual(2 * FORMULAS.length - 3);
  });
});
