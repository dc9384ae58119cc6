import request from 'supertest';
import type { TestApp } from './app.ts';
import type { Person } from './known-people.ts';

/** JSON of a response. */
type Answer = request.Response['body'];

/** Requests about people, asked by members of the test. */
export function peopleRequests(test: () => TestApp) {
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test().app.getHttpServer());
  const send = (method: 'post' | 'patch' | 'put', who: Person, path: string, body: object = {}) =>
    server()[method](`/api/v1/${path}`).set(as(who)).send(body);
  const get = (who: Person, path: string) => server().get(`/api/v1/${path}`).set(as(who));
  const remove = (who: Person, path: string) => server().delete(`/api/v1/${path}`).set(as(who));
  const items = async (who: Person, path: string): Promise<Answer[]> => (await get(who, path).expect(200)).body.items;
  const newPerson = async (who: Person, name: string, details: object = {}): Promise<string> =>
    (await send('post', who, 'people', { name, details }).expect(201)).body.id;
  const names = async (who: Person, query = ''): Promise<string[]> =>
    (await items(who, `people${query}`)).map(({ name }) => name);
  const undo = (who: Person, undoId: string) => send('post', who, `undo/${undoId}`);
  /** A note with two turns; returns its id and the ids of its speakers by name. */
  const interview = async (who: Person, projectId: string, speakers: readonly [string, string]) => {
    const { id } = (
      await send('post', who, `projects/${projectId}/notes`, {
        title: `Interview with ${speakers[0]}`,
        markdown: `**${speakers[0]}** (0:01): I never trust the first number.\n\n**${speakers[1]}** (0:09): And the second one?`,
      }).expect(201)
    ).body;
    const byId: Record<string, string> = (await get(who, `notes/${id}/content`).expect(200)).body.speakers;
    const idOf = (name: string): string => Object.keys(byId).find((key) => byId[key] === name)!;
    return { noteId: id as string, speakerIds: speakers.map(idOf) as [string, string] };
  };
  const highlight = async (who: Person, noteId: string, quote = 'never trust'): Promise<string> =>
    (await send('post', who, `notes/${noteId}/highlights`, { quote }).expect(201)).body.id;
  return { as, server, send, get, remove, items, newPerson, names, undo, interview, highlight };
}
