import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A destination that cannot be called, because it is on this machine, and a ticket of an insight. */
export async function ticketIn(
  test: TestApp,
  { token, teamId, userId }: Person,
  insightId: string,
): Promise<{ destinationId: string; ticketId: string }> {
  const { body } = await request(test.app.getHttpServer())
    .post('/api/v1/destinations')
    .set({ Authorization: `Bearer ${token}` })
    .send({ title: 'SECRET backlog', kind: 'GENERIC', url: 'https://127.0.0.1:1/SECRET' })
    .expect(201);
  const [ticket] = await test.database.query<{ id: string }>(
    `INSERT INTO ticket (id, team_id, destination_id, destination_title, insight_id, state, key, created_by, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'SECRET backlog', $3, 'CREATED', 'SECRET-1', $4, now()) RETURNING id`,
    [teamId, body.id, insightId, userId],
  );
  return { destinationId: body.id, ticketId: ticket!.id };
}
