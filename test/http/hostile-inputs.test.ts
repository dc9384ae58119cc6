import request from 'supertest';
import { actingInMarkdown, actingParts } from '../fixtures/active-content.ts';
import { FORMULAS, LINKS, MARKUP, PATHS } from '../fixtures/hostile.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import { until } from '../support/waiting.ts';

describe('hostile input is inert', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it.each(Object.entries(MARKUP))('as Markdown of a note: %s', async (_, markup) => {
    const markdown = markup.replaceAll('\u0001', '');
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as())
        .send({ title: markdown.slice(0, 200), markdown })
        .expect(201)
    ).body;
    const html = await server().get(`/api/v1/notes/${id}/content?format=html`).set(as()).expect(200);
    expect(actingParts(html.text)).toEqual([]);
    expect(
      actingInMarkdown((await server().get(`/api/v1/notes/${id}/content?format=markdown`).set(as()).expect(200)).text),
    ).toEqual([]);
    expect(html.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(JSON.stringify((await read(`notes/${id}/content`)).content)).not.toMatch(
      /"href":"\s*(javascript|vbscript|data):/i,
    );
    expect(html.headers['content-type']).toMatch(/^text\/html/);
    expect(
      (
        await server()
          .get(`/api/v1/notes/${id}`)
          .set(as())
          .expect('content-type', /^application\/json/)
      ).body.title,
    ).toBe(markdown.slice(0, 200));
  });

  it.each(LINKS)('as a link in rich text, where %j is refused', async (href) => {
    const content = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
      ],
    };
    await server().post(`/api/v1/projects/${projectId}/notes`).set(as()).send({ content }).expect(400);
  });

  it.each([...LINKS, 'https://evil.example/', 'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ'])(
    'as the page of an embed, where %j is refused',
    async (src) => {
      const content = { type: 'doc', content: [{ type: 'embed', attrs: { src } }] };
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as()).send({ content }).expect(400);
    },
  );

  it.each(PATHS)('as a file name: %j', async (name) => {
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as())
        .attach('file', Buffer.from('words'), { filename: name })
        .expect(201)
    ).body;
    const { headers } = await server().get(`/f/${id}`).set(as()).expect(200);
    expect(headers['content-disposition']).toMatch(/^(inline|attachment); filename\*=UTF-8''[\w.%~!$&+^`{}|-]*$/);
    expect(decodeURIComponent(headers['content-disposition']!)).not.toMatch(/[/\\\u0000-\u001f\u202e]/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(FORMULAS)('as a cell repeated in a report: %j', async (cell) => {
    const project = await test.people.project(ada);
    // A row with too many cells fails, and the refusal repeats its cells.
    const csv = `comment,"${cell.replaceAll('"', '""')}.csv"\nwords,"${cell.replaceAll('"', '""')}",1\nmore,2\nwords,3\n`;
    const file = (
      await server()
        .post(`/api/v1/projects/${project}/files`)
        .set(as())
        .attach('file', Buffer.from(csv), { filename: `${cell.replaceAll('/', '')}.csv` })
        .expect(201)
    ).body;
    const { id } = (
      await server()
        .post(`/api/v1/projects/${project}/imports`)
        .set(as())
        .send({
          files: [
            {
              fileId: file.id,
              options: { header: true, delimiter: ',' },
              mapping: { title: null, content: [0], date: null, tags: [] },
            },
          ],
        })
        .expect(201)
    ).body;
    await until(async () => ['done', 'failed'].includes((await read(`imports/${id}`)).state));
    const report = await server().get(`/api/v1/imports/${id}/failures`).set(as()).expect(200);
    const cells = report.text
      .split('\r\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => line.replace(/^"/, ''));
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((line) => /^[=+\-@\t\r]/.test(line))).toEqual([]);
  });
});

describe('hostile names in mails', () => {
  let test: SignInApp;
  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());

  it.each(
    [...Object.values(MARKUP), ...FORMULAS, 'Acme\r\nBcc: eve@example.org', 'Acme\u2028Bcc: eve@example.org'].map(
      (name) => name.slice(0, 100),
    ),
  )('stay text on one line, or are refused: %j', async (name) => {
    test.wait(3_600_001);
    const number = test.mails.length;
    const ada = await test.person(`ada${number}@example.org`);
    const made = await ada.post('/workspaces', { name, subdomain: `team-${number}` });
    expect([201, 400]).toContain(made.status);
    if (made.status === 400) return;
    const to = `new${number}@example.org`;
    expect(
      (
        await ada.post('/invites', { emails: [to], role: 'VIEWER' }, 'localhost', {
          'x-evident-workspace': made.body.id,
        })
      ).status,
    ).toBe(201);
    await until(() => test.mails.some((mail) => mail.to === to));
    const mail = test.mails.find((one) => one.to === to)!;
    expect(mail.html).toBeUndefined();
    expect(mail.subject).toMatch(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]+$/);
    expect(mail.to).toBe(to);
  });

  it('were nearly all sent: only control characters are refused', () => {
    expect(test.mails.filter(({ to }) => to.startsWith('new')).length).toBeGreaterThan(
      Object.keys(MARKUP).length * 0.8,
    );
  });
});
