import type { Person } from '../support/known-people.ts';
import { pdfOfPages } from '../support/pdf-of-pages.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PNG_SIGNATURE = PNG.subarray(0, 8);
const AREA = { pageIndex: 1, left: 10, top: 5, width: 50, height: 10 };

describe('documents on public pages', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;
  let pdfId: string;
  let imageId: string;
  let highlightId: string;

  const { as, server, get } = trashRequests(() => test);
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const upload = async (name: string, bytes: Uint8Array): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from(bytes), name)
        .expect(201)
    ).body.id;
  const share = async (objectType: string, objectId: string, more: object = {}): Promise<string> =>
    (
      await server()
        .post('/api/v1/share-links')
        .set(as(ada))
        .send({ objectType, objectId, ...more })
        .expect(201)
    ).body.token;
  const visit = (token: string, path = '') => server().get(`/api/v1/public/${token}${path}`);
  const attach = (fileId: string) =>
    server().post(`/api/v1/notes/${noteId}/files`).set(as(ada)).send({ fileId }).expect(200);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    noteId = await make(`projects/${projectId}/notes`, { title: 'Survey', markdown: 'Words.' });
    pdfId = await upload('report.pdf', pdfOfPages(['First page', 'Second page']));
    imageId = await upload('sketch.png', PNG);
    await attach(pdfId);
    await attach(imageId);
    await until(async () => (await get(ada, `files/${pdfId}/document`)).body.state === 'DONE', 60_000);
    highlightId = await make(`notes/${noteId}/highlights`, {
      fileId: pdfId,
      pdfHighlightAreas: [AREA],
      quote: 'Second page',
    });
  }, 90_000);
  afterAll(() => test.close());

  it('are those of the shared note: bytes, words, matches and images', async () => {
    const token = await share('note', noteId);
    const [{ files }] = (await visit(token).expect(200)).body.documents;
    const pdf = `/documents/${pdfId}`;
    expect(files).toMatchObject([
      { name: 'report.pdf', form: 'PDF', pageCount: 2, pdf: `/api/v1/public/${token}${pdf}/pdf` },
      { name: 'sketch.png', form: 'IMAGE', pdf: null },
    ]);
    const part = await visit(token, `${pdf}/pdf`).set('Range', 'bytes=0-4').buffer();
    expect([part.status, part.body.toString(), part.headers['cache-control']]).toEqual([206, '%PDF-', 'no-store']);
    expect((await visit(token, `${pdf}/pages/2`).expect(200)).body.content).toBe('Second page');
    expect((await visit(token, `${pdf}/matches?query=second`).expect(200)).body.pages).toEqual([{ page: 2, count: 1 }]);
    await visit(token, `/files/${imageId}`).expect(200);
    await visit(token, `/highlights/${highlightId}/picture`).expect(404);
    const other = await upload('other.pdf', pdfOfPages(['Not shared']));
    for (const path of ['pdf', 'pages/1', 'matches?query=shared'])
      await visit(token, `/documents/${other}/${path}`).expect(404);
  });

  it('need the password of the link', async () => {
    const token = await share('note', noteId, { password: 'open sesame' });
    for (const path of ['pdf', 'pages/1', 'matches?query=first'])
      await visit(token, `/documents/${pdfId}/${path}`).expect(401);
    await visit(token, `/documents/${pdfId}/pages/1`).set('X-Evident-Share-Password', 'open%20sesame').expect(200);
  });

  it('are reduced to a picture of the area where only a highlight or an insight is shared', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Found', evidence: [highlightId] });
    const links = [await share('insight', insightId), await share('highlight', highlightId)];
    for (const token of links) {
      const { documents, quote } = (await visit(token).expect(200)).body;
      const { text, picture } = quote ?? documents[0].quotes[highlightId];
      expect([text, picture]).toEqual(['Second page', `/api/v1/public/${token}/highlights/${highlightId}/picture`]);
      const png = await server().get(picture).buffer().expect(200).expect('content-type', 'image/png');
      expect(png.body.subarray(0, 8)).toEqual(PNG_SIGNATURE);
      // Half of the page's 612 points, at 2.5 pixels each.
      expect(png.body.readUInt32BE(16)).toBe(765);
      for (const path of ['pdf', 'pages/2', 'matches?query=second'])
        await visit(token, `/documents/${pdfId}/${path}`).expect(404);
      await visit(token, `/files/${pdfId}`).expect(404);
    }
    const unquoted = await make(`notes/${noteId}/highlights`, { fileId: pdfId, pdfHighlightAreas: [AREA] });
    for (const token of links) await visit(token, `/highlights/${unquoted}/picture`).expect(404);
  }, 60_000);

  it('are no longer shown once they are removed from the note', async () => {
    const [note, highlight] = [await share('note', noteId), await share('highlight', highlightId)];
    await server().delete(`/api/v1/notes/${noteId}/files/${pdfId}`).set(as(ada)).expect(200);
    await visit(note, `/documents/${pdfId}/pdf`).expect(404);
    await visit(highlight, `/highlights/${highlightId}/picture`).expect(404);
    await attach(pdfId);
    await visit(note, `/documents/${pdfId}/pdf`).expect(200);
  });
});
