import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A conversation about a project, with an answer. */
export async function conversationIn(
  test: TestApp,
  { token }: Person,
  projectId: string,
): Promise<{ conversationId: string; messageId: string }> {
  const post = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1/conversations${path}`)
      .set({ Authorization: `Bearer ${token}` })
      .send(body)
      .expect(201);
  const scope = { type: 'PROJECT', id: projectId };
  const { id: conversationId } = (await post('', { title: 'SECRET conversation', scope })).body;
  const { messages } = (await post(`/${conversationId}/messages`, { text: 'What are the SECRET words?' })).body;
  return { conversationId, messageId: messages[2].id };
}
