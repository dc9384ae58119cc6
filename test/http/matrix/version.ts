import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** An earlier version of the text of a note. */
export async function versionOf(test: TestApp, { token }: Person, noteId: string): Promise<{ textVersionId: string }> {
  const { body } = await request(test.app.getHttpServer())
    .post(`/api/v1/notes/${noteId}/versions`)
    .set({ Authorization: `Bearer ${token}` })
    .send({ name: 'SECRET version' })
    .expect(201);
  return { textVersionId: body.id };
}
