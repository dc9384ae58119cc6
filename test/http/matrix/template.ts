import { BUILT_IN } from '@evident/domain/templates';
import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { feedIn } from './feed.ts';

/** A private feed about a project, an insight template of it, an installed extension, and a term of the glossary. */
export async function templateIn(
  test: TestApp,
  owner: Person,
  projectId: string,
): Promise<{ feedId: string; templateId: string; extensionId: string; termId: string }> {
  const as = { Authorization: `Bearer ${owner.token}` };
  const { body } = await request(test.app.getHttpServer())
    .post('/api/v1/templates')
    .set(as)
    .send({ title: 'SECRET template', projectId, markdown: '# SECRET\n\nSECRET prompt' })
    .expect(201);
  const extensionId = BUILT_IN.find(({ kind }) => kind === 'EXTENSION')!.id;
  await request(test.app.getHttpServer())
    .put(`/api/v1/projects/${projectId}/extensions/${extensionId}`)
    .set(as)
    .expect(200);
  const { body: term } = await request(test.app.getHttpServer())
    .post('/api/v1/glossary')
    .set(as)
    .send({ name: `SECRET term of ${projectId}` })
    .expect(201);
  return { ...(await feedIn(test, owner, projectId)), templateId: body.id, extensionId, termId: term.id };
}
