import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { dashboardIn } from './dashboard.ts';

/** A private feed and a private dashboard about a project. */
export async function feedIn(
  test: TestApp,
  { token }: Person,
  projectId: string,
): Promise<{ feedId: string; dashboardId: string; chartId: string }> {
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
  return { feedId: body.id, ...(await dashboardIn(test, { token }, projectId)) };
}
