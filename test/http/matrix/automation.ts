import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A rule of one member that names a project. */
export async function automationIn(
  test: TestApp,
  { token }: Person,
  projectId: string,
): Promise<{ automationId: string }> {
  const condition = { field: 'note.projectId', operator: 'in', value: [projectId] };
  const { body } = await request(test.app.getHttpServer())
    .post('/api/v1/automations')
    .set({ Authorization: `Bearer ${token}` })
    .send({
      title: 'SECRET automation',
      trigger: { type: 'Event', event: 'note:created', rules: { combinator: 'AND', conditions: [condition] } },
      actions: [{ actionType: 'startSummary', parameters: {}, executionOrder: 1 }],
    })
    .expect(201);
  return { automationId: body.id };
}
