import { strToU8, zipSync } from 'fflate';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const VTT =
  'WEBVTT\n\n00:21.000 --> 00:24.000\n<v Ada>I never trust it.\n\n01:05.000 --> 01:07.000\n<v Ben>I always do.\n';
const CSV =
  'date,comment,rating\n2026-03-01,It was slow to load,2\n2026-03-02,Loved the new search,5\n2026-03-03,,3\n2026-03-04,a,b,c\n';

const FORMULAS = zipSync({
  '[Content_Types].xml': strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  'word/document.xml': strToU8(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body><w:p><w:r><w:t>So it follows</w:t></w:r>${'<m:oMath><m:r><m:t>x=2</m:t></m:r></m:oMath>'.repeat(3)}</w:p></w:body></w:document>`,
  ),
});
const table = (name: string, ...rows: string[]): string =>
  `<table:table table:name="${name}">${rows.map((words) => `<table:table-row><table:table-cell><text:p>${words}</text:p></table:table-cell></table:table-row>`).join('')}</table:table>`;
const SHEETS = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
  'content.xml': strToU8(
    `<office:document-content><office:body><office:spreadsheet>${table('Answers', 'Comment', 'It was slow to load')}${table('Codes', 'a')}${table('Blank', '')}${table('Notes', 'b')}</office:spreadsheet></office:body></office:document-content>`,
  ),
});

describe('imports over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;
  const upload = async (name: string, content: string | Uint8Array): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from(content), name)
        .expect(201)
    ).body.id;
  const imported = async (files: object[]) => {
    const { id } = (
      await server().post(`/api/v1/projects/${projectId}/imports`).set(as(ada)).send({ files }).expect(201)
    ).body;
    await until(async () => ['done', 'failed', 'cancelled'].includes((await read(`imports/${id}`)).state));
    return read(`imports/${id}`);
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('create a note from a transcript, with speakers and times', async () => {
    const run = await imported([{ fileId: await upload('talk.vtt', VTT) }]);
    expect(run).toMatchObject({
      state: 'done',
      made: 1,
      recognised: 0,
      failed: 0,
      files: [{ notes: [{ title: 'talk' }] }],
    });
    const {
      items: [note],
    } = await read(`projects/${projectId}/notes`);
    expect(note).toMatchObject({ title: 'talk' });
    expect(await read(`notes/${note.id}/content`)).toMatchObject({
      text: 'I never trust it.\nI always do.',
      content: { content: [{ type: 'turn', attrs: { start: 21_000 } }, { type: 'turn' }] },
    });
    expect(await read(`notes/${note.id}`)).toMatchObject({
      sourceName: 'talk.vtt',
      speakers: [{ name: 'Ada' }, { name: 'Ben' }],
    });
  });

  it('create a note from each row, keep unmapped columns, and list failed rows with line and cause', async () => {
    const run = await imported([{ fileId: await upload('survey.csv', CSV) }]);
    expect(run).toMatchObject({
      state: 'done',
      made: 3,
      failed: 1,
      files: [{ done: 4, total: 4, failures: [{ line: 5, cause: 'The row has 4 cells, the table 3 columns' }] }],
    });
    const { items } = await read(`projects/${projectId}/notes`);
    const slow = items.find(({ excerpt }: { excerpt: string }) => excerpt.includes('slow'));
    expect(slow).toMatchObject({ occurredOn: '2026-03-01' });
    expect((await read(`notes/${slow.id}`)).fields).toEqual({ rating: '2' });
    expect(items.map(({ title, excerpt }: { title: string; excerpt: string }) => [title, excerpt])).toContainEqual([
      'Response 3',
      'rating: 3 date: 2026-03-03',
    ]);
    const csv = await server().get(`/api/v1/imports/${run.id}/failures`).set(as(ada)).expect(200);
    expect(csv.text).toBe(
      'file,line,cause,date,comment,rating,Column 4\r\nsurvey.csv,5,"The row has 4 cells, the table 3 columns",2026-03-04,a,b,c\r\n',
    );
  });

  it('preview a row of several texts by its text, not by column names', async () => {
    await imported([
      {
        fileId: await upload('answers.csv', 'Liked,Missed\nIt is quick,An export\n,Nothing at all\n'),
        mapping: { title: null, content: [0, 1], date: null, tags: [] },
      },
    ]);
    const { items } = await read(`projects/${projectId}/notes`);
    expect(items.map(({ title, excerpt }: { title: string; excerpt: string }) => [title, excerpt]).sort()).toEqual([
      ['Response 1', 'It is quick. An export'],
      ['Response 2', 'Nothing at all'],
    ]);
    expect(
      await read(`notes/${items.find(({ title }: { title: string }) => title === 'Response 1').id}/content`),
    ).toMatchObject({ text: 'Liked\nIt is quick\nMissed\nAn export' });
  });

  it('date a note with the written day in any time zone, and keep the hour', async () => {
    const days =
      'when,comment\n2026-03-14 23:30 -0500,late in the evening\n2026-03-14T01:00:00+05:30,early in the morning\n9999-12-31T23:59:59-08:00,at the end of time\n';
    expect(await imported([{ fileId: await upload('days.csv', days) }])).toMatchObject({
      state: 'done',
      made: 3,
      failed: 0,
    });
    const { items } = await read(`projects/${projectId}/notes`);
    const byText = Object.fromEntries(
      items.map(({ excerpt, occurredOn }: { excerpt: string; occurredOn: string }) => [excerpt, occurredOn]),
    );
    expect(byText).toEqual({
      'late in the evening': '2026-03-14',
      'early in the morning': '2026-03-14',
      'at the end of time': '9999-12-31',
    });
    expect((await read(`notes/${items[0].id}`)).fields.when).toMatch(/\d\d:\d\d/);
  });

  it('return failed rows for correction, never as formulas', async () => {
    const broken = 'comment,rating\nfine,5\n=2+2,3,one cell too many\n';
    const run = await imported([
      { fileId: await upload('rows.csv', broken), mapping: { title: null, content: [0], date: null, tags: [] } },
    ]);
    expect(run).toMatchObject({ made: 1, failed: 1 });
    const { text: failed } = await server().get(`/api/v1/imports/${run.id}/failures`).set(as(ada)).expect(200);
    expect(failed).toBe(
      'file,line,cause,comment,rating,Column 3\r\nrows.csv,3,"The row has 3 cells, the table 2 columns",\'=2+2,3,one cell too many\r\n',
    );
  });

  it('refuse unknown columns instead of failing row by row', async () => {
    const run = await imported([
      { fileId: await upload('survey.csv', CSV), mapping: { title: null, content: [15_000], date: null, tags: [] } },
    ]);
    expect(run).toMatchObject({
      state: 'failed',
      made: 0,
      failed: 1,
      files: [{ problem: expect.stringMatching(/not those of the table/) }],
    });
  });

  it('recognize the same file under any name, without duplicates', async () => {
    const files = [{ fileId: await upload('survey.csv', CSV) }, { fileId: await upload('talk.vtt', VTT) }];
    expect(await imported(files)).toMatchObject({ made: 4 });
    expect(
      await imported([{ fileId: await upload('again.csv', CSV) }, { fileId: await upload('other name.vtt', VTT) }]),
    ).toMatchObject({ made: 0, recognised: 4 });
    expect((await read(`projects/${projectId}/notes`)).items).toHaveLength(4);
  });

  it('treat rows of another file as new, even with equal content', async () => {
    const wave = (...answers: string[]) => `comment,rating\n${answers.map((answer) => `${answer},5\n`).join('')}`;
    expect(await imported([{ fileId: await upload('wave1.csv', wave('Good', 'Fine', 'Nothing')) }])).toMatchObject({
      made: 3,
    });
    expect(
      await imported([{ fileId: await upload('wave2.csv', wave('Good', 'Fine', 'Nothing', 'Too slow')) }]),
    ).toMatchObject({ made: 4, recognised: 0 });
  });

  it('are one entry in grouped lists, Recent and Your work, and listed fully by file', async () => {
    await imported([{ fileId: await upload('survey.csv', CSV) }, { fileId: await upload('talk.vtt', VTT) }]);
    const { items } = await read(`projects/${projectId}/notes?grouped=true`);
    expect(items.map(({ title, group }: { title: string; group: object | null }) => group ?? title).sort()).toEqual(
      [{ importFileId: expect.any(String), name: 'survey.csv', noteCount: 3 }, 'talk'].sort(),
    );
    const { group } = items.find(({ group: found }: { group: object | null }) => found !== null);
    const rows = (await read(`projects/${projectId}/notes?importFile=${group.importFileId}`)).items;
    expect(rows.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Response 1',
      'Response 2',
      'Response 3',
    ]);
    const ofProject = (list: {
      items: { project: { id: string } | null; title: string; group: { noteCount: number } | null }[];
    }) =>
      list.items
        .filter(({ project }) => project?.id === projectId)
        .map(({ title, group: found }) => found?.noteCount ?? title);
    expect(
      ofProject(await read('your-work?type=NOTE&limit=100'))
        .map(String)
        .sort(),
    ).toEqual(['3', 'talk']);
    for (const { id } of rows)
      await server().post(`/api/v1/visits`).set(as(ada)).send({ type: 'NOTE', id }).expect(204);
    expect(ofProject(await read('visits?type=NOTE&limit=100'))).toEqual([3]);
  });

  it('are listed one by one in filtered lists, so that each match shows', async () => {
    await imported([{ fileId: await upload('survey.csv', CSV) }]);
    const found = async (filter: string): Promise<string[]> =>
      (await read(`projects/${projectId}/notes?grouped=true&${filter}`)).items.map(
        ({ title, group }: { title: string; group: object | null }) => group ?? title,
      );
    expect(await found('title=Response%203')).toEqual(['Response 3']);
    expect((await found('importOrigin=survey.csv')).sort()).toEqual(['Response 1', 'Response 2', 'Response 3']);
  });

  it('report intentional omissions for each file', async () => {
    const run = await imported([
      { fileId: await upload('field.docx', FORMULAS) },
      { fileId: await upload('answers.ods', SHEETS) },
      { fileId: await upload('talk.vtt', VTT) },
    ]);
    expect(run).toMatchObject({
      state: 'done',
      made: 3,
      failed: 0,
      files: [
        { name: 'field.docx', notices: ['3 formulas were left out.'] },
        { name: 'answers.ods', notices: [expect.stringContaining('Sheets not imported: “Codes”, “Notes”.')] },
        { name: 'talk.vtt', notices: [] },
      ],
    });
    await server().get(`/api/v1/imports/${run.id}`).set(as(stranger)).expect(404);
  });

  it('refuse a file in a sentence and still import the others', async () => {
    const run = await imported([
      { fileId: await upload('broken.pdf', '%PDF-1.4 broken') },
      { fileId: await upload('talk.vtt', VTT) },
    ]);
    expect(run).toMatchObject({
      state: 'done',
      made: 1,
      failed: 1,
      files: [{ state: 'failed', problem: expect.stringMatching(/PDF/) }, { state: 'done' }],
    });
  });

  it('preview a file before anything is created', async () => {
    const preview = (fileId: string, options = {}) =>
      server().post(`/api/v1/files/${fileId}/import-preview`).set(as(ada)).send({ options });
    expect((await preview(await upload('survey.csv', CSV)).expect(200)).body).toMatchObject({
      kind: 'table',
      header: ['date', 'comment', 'rating'],
      rowCount: 3,
      faultCount: 1,
      mapping: { content: [1], date: 0 },
    });
    expect((await preview(await upload('talk.vtt', VTT)).expect(200)).body).toMatchObject({
      kind: 'notes',
      notes: [{ title: 'talk', speakers: ['Ada', 'Ben'] }],
    });
    expect((await read(`projects/${projectId}/notes`)).items).toEqual([]);
  });

  it('are searchable as soon as they are done', async () => {
    await imported([{ fileId: await upload('survey.csv', CSV) }]);
    const rows = await test.database.query(
      `SELECT 1 FROM search_passage WHERE scope_id = $1 AND object_type = 'NOTE'`,
      [projectId],
    );
    expect(rows).toHaveLength(3);
  });

  it('stop when cancelled, keep created notes, and are not resumed', async () => {
    const many = `comment\n${Array.from({ length: 60_000 }, (_, row) => `Words of row ${row}`).join('\n')}\n`;
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/imports`)
        .set(as(ada))
        .send({ files: [{ fileId: await upload('many.csv', many) }] })
        .expect(201)
    ).body;
    await until(async () => (await read(`imports/${id}`)).made > 0);
    await server().delete(`/api/v1/imports/${id}`).set(as(ada)).expect(204);
    const { state, made, files } = await read(`imports/${id}`);
    expect({ state, file: files[0].state }).toEqual({ state: 'cancelled', file: 'cancelled' });
    expect(made).toBeLessThan(60_000);
    expect(await imported([{ fileId: await upload('talk.vtt', VTT) }])).toMatchObject({ state: 'done' });
    const [{ notes }] = (await test.database.query('SELECT count(*)::int AS notes FROM note WHERE project_id = $1', [
      projectId,
    ])) as [{ notes: number }];
    expect(notes).toBe(made + 1);
  });

  it('are refused to viewers, hidden from other teams, and accept no files of other projects', async () => {
    const fileId = await upload('talk.vtt', VTT);
    await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as(viewer))
      .send({ files: [{ fileId }] })
      .expect(403);
    await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as(stranger))
      .send({ files: [{ fileId }] })
      .expect(404);
    await server().post(`/api/v1/files/${fileId}/import-preview`).set(as(stranger)).send({}).expect(404);
    const other = await test.people.project(ada);
    await server()
      .post(`/api/v1/projects/${other}/imports`)
      .set(as(ada))
      .send({ files: [{ fileId }] })
      .expect(422);
    const run = await imported([{ fileId }]);
    for (const attempt of [
      server().get(`/api/v1/imports/${run.id}`),
      server().delete(`/api/v1/imports/${run.id}`),
      server().get(`/api/v1/imports/${run.id}/failures`),
    ])
      await attempt.set(as(stranger)).expect(404);
  });
});
