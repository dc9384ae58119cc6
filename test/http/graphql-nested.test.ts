import { ListThreadsOfObjects } from '@evident/application/comments/queries';
import { ListHighlightsOfNotes } from '@evident/application/highlights/queries';
import { ListEvidenceOfInsights } from '@evident/application/insights/queries';
import { ListNotesOfProjects } from '@evident/application/notes/queries';
import request from 'supertest';
import { Bus } from '../../api/kernel/bus.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const WORDS = ['The price was high', 'We left after the trial', 'Support was kind'];

/** Records the names of the messages of members that pass the bus. Jobs send others at any time. */
function messagesFrom(bus: Bus) {
  const { ask } = bus;
  const names: string[] = [];
  bus.ask = (message) => {
    if ('actor' in message) names.push(message.constructor.name);
    return ask.call(bus, message) as never;
  };
  return {
    stop: () => {
      bus.ask = ask;
      return names;
    },
  };
}

describe('nested fields of GraphQL', () => {
  let test: TestApp;
  let ada: Person;
  let ungranted: Person;
  let stranger: Person;
  let projectId: string;
  let noteIds: string[];
  let insightId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const rest = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;
  const ask = async (query: string, variables: object = {}, person = ada) => {
    const { body } = await server().post('/api/graphql').set(as(person)).send({ query, variables }).expect(200);
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ungranted = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    noteIds = [];
    const highlightIds: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const noteId = await make(`projects/${projectId}/notes`, { title, markdown: `${WORDS.join('. ')}.` });
      noteIds.push(noteId);
      for (const quote of WORDS) highlightIds.push(await make(`notes/${noteId}/highlights`, { quote }));
      await make('comment-threads', { objectType: 'NOTE', objectId: noteId, text: `About ${title}` });
    }
    insightId = await make(`projects/${projectId}/insights`, { title: 'Prices', evidence: highlightIds.slice(0, 2) });
  });
  afterAll(() => test.close());

  it('are the lists of REST, read with one message for each level', async () => {
    const sent = messagesFrom(test.app.get(Bus));
    const { project } = await ask(
      `query ($id: ID!) {
        project(projectId: $id) {
          notes(first: 2) {
            pageInfo { hasNextPage endCursor }
            nodes {
              id
              highlights(first: 2) { nodes { text tags { id } } pageInfo { hasNextPage } }
              commentThreads { nodes { comments { text author { id } } } }
            }
          }
        }
      }`,
      { id: projectId },
    );
    expect(sent.stop()).toEqual(['GetProject', 'ListNotesOfProjects', 'ListHighlightsOfNotes', 'ListThreadsOfObjects']);
    const page = await rest(`projects/${projectId}/notes?limit=2`);
    expect(project.notes.pageInfo).toEqual({ hasNextPage: true, endCursor: page.next });
    expect(project.notes.nodes.map(({ id }: { id: string }) => id)).toEqual(
      page.items.map(({ id }: { id: string }) => id),
    );
    expect(project.notes.nodes[0].highlights).toEqual({
      nodes: WORDS.slice(0, 2).map((text) => ({ text, tags: [] })),
      pageInfo: { hasNextPage: true },
    });
    expect(project.notes.nodes[0].commentThreads.nodes).toEqual([
      { comments: [{ text: 'About Three', author: { id: ada.userId } }] },
    ]);
  });

  it('show the evidence of insights with the notes of its highlights', async () => {
    const { insight } = await ask(
      'query ($id: ID!) { insight(insightId: $id) { evidence { items { highlight { noteId text } } } } }',
      { id: insightId },
    );
    const { items } = await rest(`insights/${insightId}/evidence`);
    expect(insight.evidence.items).toEqual(
      items.map(({ highlight: { noteId, text } }: { highlight: { noteId: string; text: string } }) => ({
        highlight: { noteId, text },
      })),
    );
    expect(items).toHaveLength(2);
  });

  it('name two sizes of one list apart', async () => {
    const { note } = await ask(
      `query ($id: ID!) { note(noteId: $id) { one: highlights(first: 1) { nodes { id } } all: highlights { nodes { id } } } }`,
      { id: noteIds[0] },
    );
    expect([note.one.nodes.length, note.all.nodes.length]).toEqual([1, 3]);
  });

  it('go on after a page, as the query of the list does', async () => {
    const thread = '{ nodes { id } pageInfo { endCursor hasNextPage } }';
    const pages = async (type: 'project' | 'note', id: string, list: string) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const answer: Awaited<ReturnType<typeof ask>> = await ask(
          `query ($id: ID!, $after: String) { ${type}(${type}Id: $id) { ${list}(first: 1, after: $after) ${thread} all: ${list} { nodes { id } } } }`,
          { id, after },
        );
        const { [list]: page, all } = answer[type];
        seen.push(...page.nodes.map((node: { id: string }) => node.id));
        after = page.pageInfo.endCursor;
        if (after === null) expect(seen).toEqual(all.nodes.map((node: { id: string }) => node.id));
      } while (after !== null);
      return seen.length;
    };
    expect(await pages('note', noteIds[0]!, 'highlights')).toBe(3);
    expect(await pages('project', projectId, 'notes')).toBe(noteIds.length);
    expect(await pages('note', noteIds[0]!, 'commentThreads')).toBeGreaterThan(0);
  });

  it('refuse one cursor for the lists of several objects', async () => {
    const list =
      'query ($id: ID!, $a: String) { project(projectId: $id) { notes { nodes { highlights(first: 1, after: $a) { nodes { id } pageInfo { endCursor } } } } } }';
    const { project } = await ask(list, { id: projectId });
    const a = project.notes.nodes.find(
      (one: { highlights: { pageInfo: { endCursor: unknown } } }) => one.highlights.pageInfo.endCursor,
    ).highlights.pageInfo.endCursor;
    const { body } = await request(test.app.getHttpServer())
      .post('/api/graphql')
      .set({ Authorization: `Bearer ${ada.token}` })
      .send({ query: list, variables: { id: projectId, a } });
    expect(body.errors[0]).toMatchObject({ message: '`after` continues the list of one object' });
  });

  it('show nothing to members without a grant, or of another workspace', async () => {
    const bus = test.app.get(Bus);
    for (const person of [ungranted, stranger]) {
      const pages = [
        ...(await bus.ask(new ListNotesOfProjects(person, [projectId], 10))).values(),
        ...(await bus.ask(new ListHighlightsOfNotes(person, noteIds, 10))).values(),
        ...(await bus.ask(new ListThreadsOfObjects(person, 'NOTE', noteIds, 10))).values(),
      ];
      expect(pages).toHaveLength(7);
      expect(pages.flatMap((page): readonly object[] => page.items)).toEqual([]);
      expect((await bus.ask(new ListEvidenceOfInsights(person, [insightId]))).size).toBe(0);
    }
    expect((await bus.ask(new ListHighlightsOfNotes(ada, noteIds, 10))).get(noteIds[0]!)!.items).toHaveLength(3);
  });
});
