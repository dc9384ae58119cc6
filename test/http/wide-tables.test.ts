import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('documents of unusual shape', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  const wide = (columns: number) =>
    [
      `| ${Array.from({ length: columns }, (_, at) => `c${at}`).join(' | ')} |`,
      `|${' --- |'.repeat(columns)}`,
      `| ${Array.from({ length: columns }, (_, at) => `v${at}`).join(' | ')} |`,
    ].join('\n');
  const rows = (columns: number, count: number) =>
    [
      wide(columns),
      ...Array.from({ length: count }, () => `| ${Array.from({ length: columns }, (_, at) => `v${at}`).join(' | ')} |`),
    ].join('\n');

  it('put', async () => {
    const { body } = await request(test.app.getHttpServer())
      .post(`/api/v1/projects/${projectId}/notes`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .send({ title: 'Table', markdown: 'a' });
    for (const md of [wide(1000), wide(1000).replaceAll('v', 'w'), rows(100, 10), rows(1000, 10)]) {
      const began = performance.now();
      const r = await request(test.app.getHttpServer())
        .put(`/api/v1/notes/${body.id}/content`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .send({ markdown: md });
      process.stderr.write(
        `put ${r.status} ${(performance.now() - began).toFixed(0)} ${JSON.stringify(r.body).slice(0, 200)}\n`,
      );
    }
    for (const [path, payload] of [
      [`projects/${projectId}/insights`, { title: 'x', markdown: wide(1000) }],
      [`projects/${projectId}/readme`, { markdown: wide(1000) }],
    ] as const) {
      const r = path.endsWith('readme')
        ? await request(test.app.getHttpServer())
            .put(`/api/v1/${path}`)
            .set({ Authorization: `Bearer ${ada.token}` })
            .send(payload)
        : await request(test.app.getHttpServer())
            .post(`/api/v1/${path}`)
            .set({ Authorization: `Bearer ${ada.token}` })
            .send(payload);
      process.stderr.write(`${path} ${r.status} ${JSON.stringify(r.body).slice(0, 200)}\n`);
    }
  }, 300_000);
});
