import { TERMS_MAX, TERM_LIMIT } from '@evident/domain/glossary';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  INVALID,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { CreateTerm, DeleteTerm, GetTerm, ListTerms, UpdateTerm } from './terms.ts';

describe('the glossary of a workspace', () => {
  let world: Messages;
  let ada: Person;
  let contributor: Person;
  let viewer: Person;
  let stranger: Person;

  const add = async (name: string, otherNames: string[] = [], actor = ada) =>
    (await world.ask(new CreateTerm({ actor, term: { name, otherNames, definition: `About ${name}` } }))).id;
  const change = (termId: string, update: UpdateTerm['update'], actor = ada, expected: number | null = null) =>
    new UpdateTerm({ actor, termId, update, expected });
  const list = async (words = '', actor = viewer) =>
    (await world.ask(new ListTerms({ actor, words, page: FIRST_PAGE }))).items.map(({ name }) => name);
  const read = (termId: string, actor = viewer) => world.ask(new GetTerm({ actor, termId }));

  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team, 'MANAGER');
    contributor = await world.people.member(team, 'CONTRIBUTOR');
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team(), 'MANAGER');
  });

  it('is read by every member of the workspace and by no one else', async () => {
    const termId = await add('MTTR', ['mean time to restore']);
    expect(await read(termId)).toMatchObject({
      name: 'MTTR',
      otherNames: ['mean time to restore'],
      definition: 'About MTTR',
      createdBy: { id: ada.userId },
    });
    expect(await list('', stranger)).toEqual([]);
    await world.refused(new GetTerm({ actor: stranger, termId }), NOT_FOUND);
    await world.refused(change(termId, { name: 'Mine' }, stranger), NOT_FOUND);
    await add('MTTR', [], stranger);
  });

  it('is kept by managers and admins', async () => {
    const termId = await add('SLO');
    for (const actor of [viewer, contributor]) {
      await world.refused(new CreateTerm({ actor, term: { name: 'SLA' } }), FORBIDDEN);
      await world.refused(change(termId, { name: 'SLA' }, actor), FORBIDDEN);
      await world.refused(new DeleteTerm({ actor, termId }), FORBIDDEN);
    }
  });

  it('lists terms by name, and finds them by words of names and definitions', async () => {
    await add('Zipkin');
    await add('äpfel', ['fruit basket']);
    expect(await list()).toEqual(['äpfel', 'Zipkin']);
    expect(await list('BASKET fruit')).toEqual(['äpfel']);
    expect(await list('about zipkin')).toEqual(['Zipkin']);
    expect(await list('nothing')).toEqual([]);
  });

  it('gives each name to one term', async () => {
    const mttr = await add('MTTR', ['mean time to restore']);
    await world.refused(new CreateTerm({ actor: ada, term: { name: 'mttr' } }), {
      ...UNPROCESSABLE,
      title: '“MTTR” is already in the glossary',
    });
    const other = await add('MTBF');
    await world.refused(change(other, { otherNames: ['Mean Time to Restore'] }), UNPROCESSABLE);
    await world.refused(change(other, { name: '…' }), INVALID);
    await world.ask(change(mttr, { name: 'Mean time to restore', otherNames: ['MTTR'] }));
    expect(await read(mttr)).toMatchObject({ name: 'Mean time to restore', otherNames: ['MTTR'], version: 2 });
    await world.refused(change(mttr, { definition: 'Late' }, ada, 1), CONFLICT);
  });

  it('undoes changes and deletions, unless another term took the name', async () => {
    const termId = await add('SLO', ['objective']);
    const changed = await world.ask(change(termId, { otherNames: [], definition: 'New' }));
    await world.undo(ada, changed);
    expect(await read(termId)).toMatchObject({ otherNames: ['objective'], definition: 'About SLO' });
    const deleted = await world.ask(new DeleteTerm({ actor: ada, termId }));
    expect(await list()).toEqual([]);
    const taker = await add('Objective');
    await expect(world.undo(ada, deleted)).rejects.toMatchObject(UNPROCESSABLE);
    await world.ask(new DeleteTerm({ actor: ada, termId: taker }));
    await world.undo(ada, deleted);
    expect(await list()).toEqual(['SLO']);
  });

  it('has a limit', async () => {
    await world.database.query(
      `INSERT INTO glossary_term (id, team_id, name, other_names, definition, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'term ' || n, '{}', '', $2, now(), now() FROM generate_series(1, $3::int) n`,
      [ada.teamId, ada.userId, TERMS_MAX],
    );
    await world.refused(new CreateTerm({ actor: ada, term: { name: 'SLA' } }), { title: TERM_LIMIT.title });
  });
});
