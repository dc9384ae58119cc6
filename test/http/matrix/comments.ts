import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A thread about words of a note. */
export async function threadOn(
  test: TestApp,
  { token }: Person,
  noteId: string,
): Promise<{ threadId: string; commentId: string }> {
  const { body } = await request(test.app.getHttpServer())
    .post('/api/v1/comment-threads')
    .set({ Authorization: `Bearer ${token}` })
    .send({ objectType: 'NOTE', objectId: noteId, words: { quote: 'SECRET words said' }, text: 'SECRET comment' })
    .expect(201);
  return { threadId: body.id, commentId: body.commentId };
}
