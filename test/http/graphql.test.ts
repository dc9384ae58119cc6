import { createHash } from 'node:crypto';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { openApp } from '../support/app.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const INTROSPECTION = '{ __schema { queryType { name } } }';

describe('GraphQL', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const send = (body: object, person = ada) => server().post('/api/graphql').set(as(person)).send(body);
  const ask = async (query: string, variables: object = {}, person = ada) =>
    (await send({ query, variables }, person).expect(200)).body;
  const refusal = async (query: string, variables: object = {}, person = ada) =>
    (await ask(query, variables, person)).errors[0];

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    noteId = (
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title: 'Interview' }).expect(201)
    ).body.id;
  });
  afterAll(() => test.close());

  it('reads what REST reads, in the names of the specification', async () => {
    const rest = (await server().get(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200)).body;
    const { data } = await ask('query ($id: ID!) { note(noteId: $id) { id title createdAt authors { id } version } }', {
      id: noteId,
    });
    expect(data.note).toEqual({
      id: noteId,
      title: 'Interview',
      createdAt: rest.createdAt,
      authors: rest.authors.map(({ id }: { id: string }) => ({ id })),
      version: rest.version,
    });
  });

  it('changes what REST changes, and takes the names of the specification', async () => {
    const created = await ask(
      `mutation ($id: ID!, $input: NewNoteInput!) { createNote(projectId: $id, input: $input) { id } }`,
      { id: projectId, input: { title: 'Second' } },
    );
    const { id } = created.data.createNote;
    expect((await ask('query ($id: ID!) { note(noteId: $id) { title } }', { id })).data.note.title).toBe('Second');
    const renamed = 'mutation ($id: ID!) { updateNote(noteId: $id, input: { title: "Third" }, seenVersion: 99) }';
    expect(await refusal(renamed, { id })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', errorCode: 'InvalidOperation', humanReadable: true },
    });
    expect((await ask('mutation ($id: ID!) { deleteNote(noteId: $id) { undoId } }', { id })).data.deleteNote).toEqual({
      undoId: expect.any(String),
    });
  });

  it('pages lists as connections', async () => {
    const list =
      'query ($p: ID!, $c: String) { notes(projectId: $p, first: 1, after: $c) { nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } } }';
    for (const title of ['One', 'Two'])
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title }).expect(201);
    const first = (await ask(list, { p: projectId })).data.notes;
    expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[0].cursor });
    const second = (await ask(list, { p: projectId, c: first.pageInfo.endCursor })).data.notes;
    expect(second.nodes[0].id).not.toBe(first.nodes[0].id);
  });

  it('shows another workspace nothing', async () => {
    expect(await refusal('query ($id: ID!) { note(noteId: $id) { title } }', { id: noteId }, stranger)).toMatchObject({
      message: 'Note not found',
      path: ['note'],
      extensions: { code: 'BAD_USER_INPUT', errorCode: 'NotFound', humanReadable: true },
    });
    const { data } = await ask(
      'query ($id: ID!) { notes(projectId: $id) { nodes { id } } projects { nodes { id } } }',
      { id: projectId },
      stranger,
    );
    expect(data).toEqual({ notes: { nodes: [] }, projects: { nodes: [] } });
  });

  it('refuses changes by viewers and by tokens that may only read, as REST does', async () => {
    const create = 'mutation ($id: ID!) { createNote(projectId: $id, input: { title: "No" }) { id } }';
    expect(await refusal(create, { id: projectId }, viewer)).toMatchObject({
      extensions: { code: 'FORBIDDEN', errorCode: 'Forbidden', humanReadable: true },
    });
    expect(await refusal(create, { id: projectId }, test.people.withScopes(ada, ['read']))).toMatchObject({
      message: 'This token may only read',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('answers the other operations of a request if one is refused', async () => {
    const { data, errors } = await ask(
      `{ gone: note(noteId: "${projectId}") { id } kept: note(noteId: "${noteId}") { title } }`,
    );
    expect(data).toEqual({ gone: null, kept: { title: 'Interview' } });
    expect(errors).toHaveLength(1);
  });

  it('checks arguments as REST does', async () => {
    expect(await refusal('{ note(noteId: "x") { id } }')).toMatchObject({
      extensions: { errorCode: 'ValidationError', humanReadable: true },
    });
    expect(await refusal(`{ notes(projectId: "${projectId}", first: 5000) { nodes { id } } }`)).toMatchObject({
      extensions: { errorCode: 'ValidationError' },
    });
    expect(await refusal('{ nothing }')).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', humanReadable: false },
    });
  });

  it('needs credentials, and answers in its own form without', async () => {
    const { body } = await server().post('/api/graphql').send({ query: '{ __typename }' }).expect(401);
    expect(body.errors[0]).toMatchObject({
      message: 'Sign in first',
      extensions: { code: 'FORBIDDEN', errorCode: 'Unauthorized', humanReadable: true },
    });
    const { body: malformed } = await server()
      .post('/api/graphql')
      .set({ ...as(ada), 'content-type': 'application/json' })
      .send('{')
      .expect(400);
    expect(malformed.errors[0].message).toEqual(expect.any(String));
  });

  it('refuses queries with too many operations, fields or objects', async () => {
    const limit = async (query: string) => (await refusal(query)).extensions?.limit;
    expect(
      await limit(`{ ${Array.from({ length: 21 }, (_, at) => `a${at}: note(noteId: "${noteId}") { id }`).join(' ')} }`),
    ).toBe('operations');
    expect(
      await limit(`{ projects { nodes { ${Array.from({ length: 1_001 }, (_, at) => `a${at}: id`).join(' ')} } } }`),
    ).toBe('fields');
    const first = 'projects(first: 1000) { nodes { sections { rank } } }';
    expect(await limit(`{ ${Array.from({ length: 10 }, (_, at) => `a${at}: ${first}`).join(' ')} }`)).toBe('objects');
  });

  it('counts a fragment each time it is spread, however often fragments are nested', async () => {
    const fragments = Array.from({ length: 25 }, (_, at) => `fragment F${at} on Note { ...F${at + 1} ...F${at + 1} }`);
    const query = `{ note(noteId: "${noteId}") { ...F0 } } ${fragments.join(' ')} fragment F25 on Note { id }`;
    expect((await refusal(query)).extensions.limit).toBe('fields');
  });

  it('finds a persisted query by its hash', async () => {
    const query = `query ($id: ID!) { note(noteId: $id) { title } } # ${noteId}`;
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
    const variables = { id: noteId };
    const unknown = await send({ variables, extensions }).expect(200);
    expect(unknown.body.errors[0]).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
    await send({ query, variables, extensions }).expect(200);
    expect((await send({ variables, extensions }).expect(200)).body.data.note.title).toBe('Interview');
    const foreign = await send({ query: '{ __typename }', extensions }).expect(200);
    expect(foreign.body.errors[0].message).toBe('The hash is not that of the query');
  });

  it('executes a mutation with an Idempotency-Key once', async () => {
    const query = 'mutation ($id: ID!) { createNote(projectId: $id, input: { title: "Once" }) { id } }';
    const once = () => send({ query, variables: { id: projectId } }).set('Idempotency-Key', `once-${projectId}`);
    const [first, second] = [await once().expect(200), await once().expect(200)];
    expect(first.body.data.createNote.id).toEqual(expect.any(String));
    expect(second.body).toEqual(first.body);
  });

  it('executes a mutation with an Idempotency-Key again if it was refused before', async () => {
    const other = await test.people.project(ada, 1);
    const status = (to: string) =>
      server()
        .put(`/api/v1/projects/${other}/status`)
        .set(as(ada))
        .send({ status: to })
        .expect(({ ok }) => expect(ok).toBe(true));
    const query = 'mutation ($id: ID!) { createNote(projectId: $id, input: { title: "Again" }) { id } }';
    const again = () => send({ query, variables: { id: other } }).set('Idempotency-Key', `again-${other}`);
    await status('archived');
    const refused = (await again().expect(200)).body;
    expect(refused).toMatchObject({
      data: { createNote: null },
      errors: [{ extensions: { errorCode: 'InvalidOperation' } }],
    });
    await status('active');
    expect((await again().expect(200)).body.data.createNote.id).toEqual(expect.any(String));
  });

  it('refuses mutations by GET and requests from other sites', async () => {
    const query = `mutation { createNote(projectId: "${projectId}", input: { title: "No" }) { id } }`;
    await server().get('/api/graphql').query({ query }).set(as(ada)).expect(405);
    await server()
      .post('/api/graphql')
      .set('Cookie', 'evident_session=any')
      .set('Origin', 'https://elsewhere.example')
      .send({ query })
      .expect(403);
  });

  it('shows its schema, unless the installation does not want that', async () => {
    expect((await ask(INTROSPECTION)).data.__schema.queryType.name).toBe('Query');
    const closed = await openApp({ graphqlIntrospection: false });
    const grace = await closed.people.member(await closed.people.team());
    const { body } = await request(closed.app.getHttpServer())
      .post('/api/graphql')
      .set(as(grace))
      .send({ query: INTROSPECTION })
      .expect(200);
    expect(body.errors[0].message).toContain('introspection');
    await closed.close();
  });
});
