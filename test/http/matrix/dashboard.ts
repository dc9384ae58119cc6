import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A private dashboard with a chart of a project. */
export async function dashboardIn(
  test: TestApp,
  { token }: Pick<Person, 'token'>,
  projectId: string,
): Promise<{ dashboardId: string; chartId: string }> {
  const post = async (path: string, body: object): Promise<string> => {
    const asked = request(test.app.getHttpServer()).post(`/api/v1/${path}`);
    return (
      await asked
        .set({ Authorization: `Bearer ${token}` })
        .send(body)
        .expect(201)
    ).body.id;
  };
  const dashboardId = await post('dashboards', { title: 'SECRET dashboard' });
  const chart = { projectId, title: 'SECRET chart', settings: DEFAULT_SETTINGS };
  return { dashboardId, chartId: await post(`dashboards/${dashboardId}/charts`, chart) };
}
