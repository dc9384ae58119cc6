import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A conversation about a project, with an answer, and a field that a crosstab of its tags can have as columns. */
export async function conversationIn(
  test: TestApp,
  { token }: Person,
  projectId: string,
): Promise<{ conversationId: string; messageId: string; crossedFieldId: string }> {
  const post = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/${path}`)
      .set({ Authorization: `Bearer ${token}` })
      .send(body)
      .expect(201);
  const scope = { type: 'PROJECT', id: projectId };
  const { id: conversationId } = (await post('conversations', { title: 'SECRET conversation', scope })).body;
  const { messages } = (await post(`conversations/${conversationId}/messages`, { text: 'What are the SECRET words?' }))
    .body;
  const choice = { label: 'SECRET choice', type: 'BOOLEAN', objectType: 'NOTE' };
  const { id: crossedFieldId } = (await post(`projects/${projectId}/fields`, choice)).body;
  return { conversationId, messageId: messages[2].id, crossedFieldId };
}
