import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A private feed about a project. */
export async function feedIn(test: TestApp, { token }: Person, projectId: string): Promise<{ feedId: string }> {
  const { body } = await request(test.app.getHttpServer())
    .post('/api/v1/feeds')
    .set({ Authorization: `Bearer ${token}` })
    .send({
      title: 'SECRET feed',
      params: {
        query: 'SECRET',
        resultType: null,
        projectIds: [projectId],
        sort: { field: 'CREATED', direction: 'DESC' },
        filter: { combinator: 'and', fieldForms: [] },
        selectedFilterId: null,
      },
    })
    .expect(201);
  return { feedId: body.id };
}
