import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { pdfOfPages } from '../support/pdf-of-pages.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../fixtures/documents', name));

/** A program with the arguments of LibreOffice. It refuses files shorter than 1,000 bytes. */
function fakeSoffice(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evident-soffice-'));
  const program = join(folder, 'soffice');
  writeFileSync(join(folder, 'made.pdf'), pdfOfPages(['Sample Word Document']));
  writeFileSync(
    program,
    `#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = --outdir ] && out="$2"; shift; done\n[ $(wc -c < "$1") -ge 1000 ] && cp "${folder}/made.pdf" "$out/document.pdf"\n`,
    { mode: 0o755 },
  );
  return program;
}

describe('documents', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const { as, server, get } = trashRequests(() => test);
  const upload = async (name: string, bytes: Uint8Array): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from(bytes), name)
        .expect(201)
    ).body.id;
  const document = async (fileId: string, person = ada) => (await get(person, `files/${fileId}/document`)).body;
  const ask = (fileId: string, what: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/files/${fileId}/document/${what}`).set(as(person)).send(body);
  const untilState = async (fileId: string, ...states: string[]) => {
    await until(async () => states.includes((await document(fileId)).state), 60_000);
    return document(fileId);
  };

  beforeAll(async () => {
    test = await openApp({ sofficePath: fakeSoffice() });
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('are read page by page after the upload, and their words are found', async () => {
    const fileId = await upload('report.pdf', pdfOfPages(['Dashboards are slow', 'Exports are fast and Slow']));
    expect(await untilState(fileId, 'DONE')).toMatchObject({
      name: 'report.pdf',
      form: 'PDF',
      pageCount: 2,
      pagesRead: 2,
      failedPages: [],
      recognized: 0,
      pdf: `/api/v1/files/${fileId}/document/pdf`,
    });
    expect((await get(viewer, `files/${fileId}/document/pages/2`)).body).toMatchObject({
      page: 2,
      source: 'TEXT',
      content: 'Exports are fast and Slow',
    });
    expect((await get(viewer, `files/${fileId}/document/matches?query=slow`)).body).toEqual({
      pages: [
        { page: 1, count: 1 },
        { page: 2, count: 1 },
      ],
    });
    const part = await server()
      .get(`/api/v1/files/${fileId}/document/pdf`)
      .set(as(viewer))
      .set('Range', 'bytes=0-4')
      .buffer();
    expect([part.status, part.body.toString()]).toEqual([206, '%PDF-']);
  });

  it('are found by search with their page, once they are in a note', async () => {
    const fileId = await upload('report.pdf', pdfOfPages(['Nothing', 'The quetzalcoatlus dashboard']));
    const { id: noteId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ title: 'Interview', markdown: 'Words of the note' })
        .expect(201)
    ).body;
    await server().post(`/api/v1/notes/${noteId}/files`).set(as(ada)).send({ fileId }).expect(200);
    await untilState(fileId, 'DONE');
    const found = async (query: string) =>
      (await get(ada, `search?query=${encodeURIComponent(query)}&types=NOTE`)).body.groups[0]?.items[0];
    await until(async () => (await found('quetzalcoatlus')) !== undefined);
    expect(await found('quetzalcoatlus')).toMatchObject({
      id: noteId,
      place: null,
      page: { fileId, name: 'report.pdf', page: 2 },
    });
    expect(await found('words note')).toMatchObject({ id: noteId, place: { start: 0 } });
  });

  it('without text are recognized, with the boxes of their words', async () => {
    const fileId = await upload('scan.pdf', fixture('testOCR.pdf'));
    expect(await untilState(fileId, 'DONE')).toMatchObject({ recognized: 1 });
    const { source, content, words } = (await get(ada, `files/${fileId}/document/pages/1`)).body;
    expect(source).toBe('OCR');
    expect(content).toMatch(/Happy New Year/i);
    const happy = words.find(({ text }: { text: string }) => /happy/i.test(text));
    expect(happy.left).toBeGreaterThan(0);
    expect(happy.left + happy.width).toBeLessThan(100);
  }, 90_000);

  it('with a password are read once it is given, and the password is stored nowhere', async () => {
    const fileId = await upload('secret.pdf', fixture('libreoffice-writer-password.pdf'));
    await untilState(fileId, 'PASSWORD_REQUIRED');
    await ask(fileId, 'password', { password: 'guessed' }).expect(422);
    expect((await document(fileId)).state).toBe('PASSWORD_REQUIRED');
    await ask(fileId, 'password', { password: 'openpassword' }, viewer).expect(403);
    await ask(fileId, 'password', { password: 'openpassword' }).expect(204);
    await untilState(fileId, 'DONE');
    expect((await get(ada, `files/${fileId}/document/pages/1`)).body.content).toMatch(/^Lorem ipsum/);
    for (const table of ['outbox', 'idempotency_key', 'file_document', 'pgboss.job'])
      expect(await test.database.query(`SELECT FROM ${table} t WHERE strpos(t::text, 'openpassword') > 0`)).toEqual([]);
    await ask(fileId, 'password', { password: 'openpassword' }).expect(409);
  }, 90_000);

  it('that are damaged fail in one sentence, and can be read again', async () => {
    const fileId = await upload('broken.pdf', Buffer.from('%PDF-1.6\n%âãÏÓ\n%%EOF\n'));
    const failed = await untilState(fileId, 'FAILED');
    expect(failed.message).toBe('The PDF is damaged or incomplete. Save it again and upload that file.');
    await ask(fileId, 'read', {}, viewer).expect(403);
    await ask(fileId, 'read').expect(204);
    await untilState(fileId, 'FAILED');
  });

  it('are invisible to other workspaces, and only files with pages are documents', async () => {
    const fileId = await upload('report.pdf', pdfOfPages(['Words']));
    await untilState(fileId, 'DONE');
    for (const path of ['', '/pages/1', '/matches?query=words', '/pdf'])
      await server().get(`/api/v1/files/${fileId}/document${path}`).set(as(stranger)).expect(404);
    for (const what of ['read', 'cancel']) await ask(fileId, what, {}, stranger).expect(404);
    await server().get(`/api/v1/files/${fileId}/document/pages/2`).set(as(ada)).expect(404);
    const text = await upload('notes.txt', Buffer.from('Words'));
    await server().get(`/api/v1/files/${text}/document`).set(as(ada)).expect(404);
  });

  it('that are office files become a PDF under a key of its own, which is deleted with the file', async () => {
    const fileId = await upload('offer.docx', fixture('testWORD.docx'));
    expect(await untilState(fileId, 'DONE', 'FAILED')).toMatchObject({ form: 'OFFICE', state: 'DONE', pageCount: 1 });
    expect((await get(ada, `files/${fileId}/document/pages/1`)).body.content).toMatch(/Sample Word Document/);
    const pdf = await server().get(`/api/v1/files/${fileId}/document/pdf`).set(as(viewer)).expect(200);
    expect(pdf.headers['content-disposition']).toContain('offer.pdf');
    const [row] = await test.database.query<{ key: string }>(
      'SELECT pdf_key AS key FROM file_document WHERE file_id = $1',
      [fileId],
    );
    const { key } = row!;
    expect(await test.database.query('SELECT FROM unowned_bytes WHERE file_id = $1', [key])).toEqual([]);
    await test.database.query('DELETE FROM file WHERE id = $1', [fileId]);
    expect(await test.database.query('SELECT FROM unowned_bytes WHERE file_id = $1', [key])).toHaveLength(1);
    const truncated = await upload('short.docx', fixture('testWORD_truncated.docx'));
    expect((await untilState(truncated, 'FAILED')).message).toBe(
      'The file could not be converted to PDF. It may be damaged or password-protected. Save it as PDF and upload that file.',
    );
  });
});
