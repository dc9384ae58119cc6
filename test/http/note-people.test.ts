import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('people of notes', () => {
  let test: TestApp;
  let ada: Person;
  let reader: Person;
  let projectId: string;

  const { send, get, remove, items, newPerson, undo, interview, highlight } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    reader = await test.people.member(team);
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  const link = (noteId: string, personId: string, speakerId?: string) =>
    send('post', ada, `notes/${noteId}/people`, { personId, speakerId });

  it('links a speaker to one person; another takes over, and undo gives it back', async () => {
    const [one, other] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Grace')];
    const { noteId, speakerIds } = await interview(ada, projectId, ['Ada', 'Ben']);
    await link(noteId, one, speakerIds[0]).expect(200);
    expect((await link(noteId, one, speakerIds[0])).body).toEqual({ undoId: null });
    const { undoId } = (await link(noteId, other, speakerIds[0])).body;
    expect(await items(ada, `notes/${noteId}/people`)).toEqual([
      { personId: other, name: 'Grace', speakers: [{ id: speakerIds[0], name: 'Ada' }], addedByHand: false },
    ]);
    await undo(ada, undoId).expect(200);
    expect((await items(ada, `notes/${noteId}/people`)).map(({ personId }) => personId)).toEqual([one]);
  });

  it('keeps the link when the speaker is renamed', async () => {
    const person = await newPerson(ada, 'Ada');
    const { noteId, speakerIds } = await interview(ada, projectId, ['Speaker 1', 'Ben']);
    await link(noteId, person, speakerIds[0]).expect(200);
    await send('put', ada, `notes/${noteId}/speakers/${speakerIds[0]}`, { name: 'Ada L.' }).expect(204);
    expect(await items(ada, `notes/${noteId}/people`)).toMatchObject([{ speakers: [{ name: 'Ada L.' }] }]);
  });

  it('removes a person with all their speakers, and undoes it', async () => {
    const person = await newPerson(ada, 'Ada');
    const { noteId, speakerIds } = await interview(ada, projectId, ['Ada', 'A. Lovelace']);
    for (const speaker of [...speakerIds, undefined]) await link(noteId, person, speaker).expect(200);
    expect(await items(ada, `notes/${noteId}/people`)).toMatchObject([{ addedByHand: true, speakers: [{}, {}] }]);
    const { undoId } = (await remove(ada, `notes/${noteId}/people/${person}`).expect(200)).body;
    expect(await items(ada, `notes/${noteId}/people`)).toEqual([]);
    await remove(ada, `notes/${noteId}/people/${person}`).expect(404);
    await undo(ada, undoId).expect(200);
    expect(await items(ada, `notes/${noteId}/people`)).toMatchObject([{ addedByHand: true, speakers: [{}, {}] }]);
  });

  it('refuses unknown people and speakers, readers, and archived notes', async () => {
    const person = await newPerson(ada, 'Ada');
    const { noteId } = await interview(ada, projectId, ['Ada', 'Ben']);
    await link(noteId, reader.userId).expect(422);
    await link(noteId, person, 'nobody').expect(422);
    await send('post', reader, `notes/${noteId}/people`, { personId: person }).expect(403);
    await send('patch', ada, `notes/${noteId}`, { archived: true }).expect(204);
    await link(noteId, person).expect(409);
  });

  it('suggests people for speakers by name, and links them in bulk', async () => {
    const known = await newPerson(ada, 'Ada Lovelace');
    await newPerson(ada, 'Grace Hopper');
    const one = await interview(ada, projectId, ['A. Lovelace', 'Moderator']);
    const two = await interview(ada, projectId, ['Ada', 'Moderator']);
    const suggested = await items(ada, `projects/${projectId}/speaker-suggestions`);
    expect(
      suggested.map(({ speaker, matches }) => [speaker.name, matches.map((match: { name: string }) => match.name)]),
    ).toEqual([
      ['A. Lovelace', ['Ada Lovelace']],
      ['Ada', ['Ada Lovelace']],
      ['Moderator', []],
      ['Moderator', []],
    ]);
    expect(await items(ada, `projects/${projectId}/speaker-suggestions?noteId=${two.noteId}`)).toHaveLength(2);
    const links = [
      { noteId: one.noteId, speakerId: one.speakerIds[0], personId: known },
      { noteId: two.noteId, speakerId: two.speakerIds[0], personId: known },
      { noteId: one.noteId, speakerId: one.speakerIds[1], personId: null },
      { noteId: two.noteId, speakerId: two.speakerIds[1], personId: null },
    ];
    const { body } = await send('post', ada, `projects/${projectId}/speaker-links`, { links }).expect(200);
    expect(body).toMatchObject({ linked: 4, created: 1 });
    expect(await items(ada, `projects/${projectId}/speaker-suggestions`)).toEqual([]);
    expect((await get(ada, `people/${known}`)).body.noteCount).toBe(2);
    const again = await send('post', ada, `projects/${projectId}/speaker-links`, { links }).expect(200);
    expect(again.body).toEqual({ undoId: null, linked: 0, created: 0 });
    await undo(ada, body.undoId).expect(200);
    expect(await items(ada, `projects/${projectId}/speaker-suggestions`)).toHaveLength(4);
    expect(await items(ada, 'people')).toHaveLength(2);
  });

  it('lists what a person said: words of their speakers, and of unlinked ones in notes they were added to', async () => {
    const [person, ben] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Ben')];
    const linked = await interview(ada, projectId, ['Ada', 'Ben']);
    const byHand = await interview(ada, projectId, ['Speaker 1', 'Ben']);
    await link(linked.noteId, person, linked.speakerIds[0]);
    await link(byHand.noteId, person);
    await link(byHand.noteId, ben, byHand.speakerIds[1]);
    const own = [await highlight(ada, linked.noteId), await highlight(ada, byHand.noteId)];
    const others = [
      await highlight(ada, linked.noteId, 'the second one'),
      await highlight(ada, byHand.noteId, 'the second one'),
    ];
    const { id: insightId } = (
      await send('post', ada, `projects/${projectId}/insights`, { title: 'Trust', evidence: [own[1], others[0]] })
    ).body;
    await send('post', ada, `projects/${projectId}/insights`, { title: 'Others', evidence: [others[0]] }).expect(201);
    const found = (await items(ada, `people/${person}/highlights`)).map(({ id }) => id);
    expect(found.sort()).toEqual(own.sort());
    expect((await items(ada, `people/${ben}/highlights`)).map(({ id }) => id)).toEqual([others[1]]);
    expect((await items(ada, `people/${person}/insights`)).map(({ id }) => id)).toEqual([insightId]);
  });

  it('counts a linked person once in the strength of an insight, and speakers where nobody is linked', async () => {
    const person = await newPerson(ada, 'Ada');
    const notes = [await interview(ada, projectId, ['Ada', 'Ben']), await interview(ada, projectId, ['Ada', 'Ben'])];
    const evidence = [];
    for (const { noteId } of notes) evidence.push(await highlight(ada, noteId));
    const { id } = (await send('post', ada, `projects/${projectId}/insights`, { title: 'Trust', evidence })).body;
    const strength = async () => (await get(ada, `insights/${id}`)).body.strength;
    expect(await strength()).toEqual({ people: 2, unnamed: 0, sources: 2 });
    for (const { noteId, speakerIds } of notes) await link(noteId, person, speakerIds[0]).expect(200);
    expect(await strength()).toEqual({ people: 1, unnamed: 0, sources: 2 });
    expect((await get(ada, `insights/${id}/evidence`)).body.strength).toEqual({ people: 1, unnamed: 0, sources: 2 });
    await remove(ada, `people/${person}`).expect(200);
    expect(await strength()).toEqual({ people: 2, unnamed: 0, sources: 2 });
  });
});
