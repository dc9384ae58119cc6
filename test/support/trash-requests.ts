import request from 'supertest';
import type { TestApp } from './app.ts';
import type { Person } from './known-people.ts';

/** Requests for trash tests, and a project with one of every dependent object. */
export function trashRequests(test: () => TestApp) {
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test().app.getHttpServer());
  const make = async (person: Person, path: string, body: object) =>
    (await server().post(`/api/v1/${path}`).set(as(person)).send(body).expect(201)).body;
  const idOf = async (person: Person, path: string, body: object): Promise<string> =>
    (await make(person, path, body)).id;
  const get = (person: Person, path: string) => server().get(`/api/v1/${path}`).set(as(person));
  const items = async (person: Person, path: string) =>
    (await get(person, path).expect(200)).body.items as Record<string, never>[];
  return {
    as,
    server,
    idOf,
    get,
    items,
    remove: async (person: Person, path: string): Promise<string> =>
      (await server().delete(`/api/v1/${path}`).set(as(person)).expect(200)).body.undoId,
    trash: (person: Person, query = '') => items(person, `trash?${query}`),
    restore: (person: Person, entryId: string) => server().post(`/api/v1/trash/${entryId}/restore`).set(as(person)),
    entryOf: async (objectId: string) =>
      (await test().database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [objectId]))[0]!
        .id,
    opened: async (token: string) => (await server().get(`/api/v1/public/${token}`)).status,
    rows: async (table: string, where: string, id: string) =>
      (await test().database.query(`SELECT 1 FROM ${table} WHERE ${where} = $1`, [id])).length,
    /** Creates a project with a note, a tagged highlight, an insight that uses it, and links to all of them. */
    study: async (person: Person, wording: object = {}) => {
      const projectId = await idOf(person, 'projects', { title: 'Zanzibar study', ...wording });
      const noteId = await idOf(person, `projects/${projectId}/notes`, {
        title: 'Zanzibar interview',
        markdown: 'Ada left because of the zanzibar price.',
      });
      const boardId = await idOf(person, `projects/${projectId}/tag-boards`, { title: 'Zanzibar board' });
      const groupId = await idOf(person, `tag-boards/${boardId}/groups`, { title: 'Reasons' });
      const tagId = await idOf(person, `tag-groups/${groupId}/tags`, { title: 'Zanzibar tag' });
      const highlightId = await idOf(person, `notes/${noteId}/highlights`, {
        quote: 'zanzibar price',
        tagIds: [tagId],
      });
      const insightId = await idOf(person, `projects/${projectId}/insights`, {
        title: 'Zanzibar insight',
        evidence: [highlightId],
      });
      const tokens: Record<string, string> = {};
      for (const [objectType, objectId] of [
        ['note', noteId],
        ['insight', insightId],
        ['highlight', highlightId],
        ['project', projectId],
      ] as const) {
        tokens[objectType] = (await make(person, 'share-links', { objectType, objectId })).token;
      }
      return { projectId, noteId, boardId, groupId, tagId, highlightId, insightId, tokens };
    },
  };
}
