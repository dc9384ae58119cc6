import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenSearch, openSearch } from '../../test/support/open-search.ts';
import { noGlossary, noMeanings, noTerms, systemFilters } from '../../test/support/search-question.ts';
import { FoldSearch, FoldSearchHandler } from './fold-search.ts';
import { RebuildSearch, RebuildSearchHandler } from './rebuild-search.ts';
import { Search, SearchHandler } from './search.ts';
import { UpdateSearch, UpdateSearchHandler } from './update-search.ts';
import { FOLD_SEARCH, WhenContentChanged } from './when-content-changed.ts';

describe('what search knows', () => {
  let world: OpenSearch;
  let ada: Person;
  let projectId: string;
  const at = new Date('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    world = await openSearch();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });

  const sql = (text: string, ...values: unknown[]) => world.database.query(text, values);
  const search = (query: string) =>
    new SearchHandler(world.reader, world.analysis, systemFilters(), noMeanings, noTerms(), noGlossary).execute(
      new Search(ada, { query }),
    );
  const found = async (query: string) =>
    (await search(query)).groups
      .flatMap(({ type, items }) =>
        items.map((item) => `${type} ${item.parentTitle ?? item.preview.title.map(({ text }) => text).join('')}`),
      )
      .sort();
  const update = (...refs: UpdateSearch['refs']) =>
    new UpdateSearchHandler(world.work).execute(new UpdateSearch(ada.teamId, refs));
  const rebuild = () => new RebuildSearchHandler(world.work).execute(new RebuildSearch(ada.teamId));

  async function document(id: string, text: string): Promise<void> {
    await sql(
      `INSERT INTO document (id, team_id, content, text, speakers, updated_at) VALUES ($1, $2, '{}', $3, '{"s1": "Grace Hopper"}', now())
               ON CONFLICT (id) DO UPDATE SET text = excluded.text`,
      id,
      ada.teamId,
      text,
    );
  }
  async function note(title: string, text: string): Promise<string> {
    const id = uuidV7.newId();
    await sql(
      `INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, $4, 1, $5, now(), now())`,
      id,
      ada.teamId,
      projectId,
      title,
      ada.userId,
    );
    await document(id, text);
    return id;
  }
  async function highlight(noteId: string, text: string): Promise<string> {
    const id = uuidV7.newId();
    await sql(
      `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, speakers, anchor, created_by, created_at, updated_at)
               VALUES ($1, $2, $3, $4, $5, 0, 1, '{s1}', 'mark', $6, now(), now())`,
      id,
      ada.teamId,
      noteId,
      projectId,
      text,
      ada.userId,
    );
    return id;
  }
  it('takes the language of its note for a highlight, and that of the project for a short note', async () => {
    const noteId = await note('Gespräch', 'Das ist nicht die Preisliste, die wir haben wollten.');
    await highlight(noteId, 'Preisliste');
    await update({ type: 'NOTE', id: noteId });
    await update({ type: 'HIGHLIGHT', id: await highlight(noteId, 'wollten') });
    await update({ type: 'NOTE', id: await note('Export', 'Listen') });
    const languages = await sql('SELECT language FROM search_passage WHERE team_id = $1', ada.teamId);
    expect(languages).toEqual(Array.from({ length: 4 }, () => ({ language: 'de' })));
  });

  async function everything(): Promise<void> {
    const insight = uuidV7.newId();
    const [board, group, folder] = [uuidV7.newId(), uuidV7.newId(), uuidV7.newId()];
    const noteId = await note('Interview', 'A zeppelin landed');
    await highlight(noteId, 'zeppelin landed');
    await sql(
      `INSERT INTO insight (id, team_id, project_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Zeppelins', 1, $4, now(), now())`,
      insight,
      ada.teamId,
      projectId,
      ada.userId,
    );
    await document(insight, 'They land');
    await sql(
      `INSERT INTO tag_board (id, team_id, project_id, title, rank) VALUES ($1, $2, $3, 'Board', 1)`,
      board,
      ada.teamId,
      projectId,
    );
    await sql(
      `INSERT INTO tag_group (id, team_id, tag_board_id, title, color, rank) VALUES ($1, $2, $3, 'Group', 'teal', 1)`,
      group,
      ada.teamId,
      board,
    );
    await sql(
      `INSERT INTO tag (id, team_id, project_id, tag_group_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, $4, 'Zeppelin', 1, $5, now(), now())`,
      uuidV7.newId(),
      ada.teamId,
      projectId,
      group,
      ada.userId,
    );
    await sql(
      `INSERT INTO folder (id, team_id, path, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, ARRAY[$1]::uuid[], 'Zeppelin folder', 1, $3, now(), now())`,
      folder,
      ada.teamId,
      ada.userId,
    );
    await sql(`UPDATE project SET title = 'Zeppelin study', folder_id = $2 WHERE id = $1`, projectId, folder);
  }
  const ALL = [
    'HIGHLIGHT Interview',
    'INSIGHT Zeppelins',
    'NOTE Interview',
    'PROJECT Zeppelin study',
    'PROJECT_CATEGORY Zeppelin folder',
    'TAG Zeppelin',
  ];

  it('is made anew from the records, whatever was in the index before', async () => {
    await everything();
    await rebuild();
    expect(await found('zeppelin')).toEqual(ALL);
    expect(await found('hopper')).toEqual(['HIGHLIGHT Interview', 'NOTE Interview']);
    await sql(`DELETE FROM search_term WHERE team_id = $1`, ada.teamId);
    await sql(`DELETE FROM search_passage WHERE team_id = $1 AND object_type IN ('TAG', 'NOTE')`, ada.teamId);
    await sql(`DELETE FROM highlight WHERE team_id = $1`, ada.teamId);
    await rebuild();
    expect(await found('zeppelin')).toEqual(ALL.slice(1));
  });
  it('goes through all records, however many there are', async () => {
    await sql(
      `INSERT INTO folder (id, team_id, path, title, rank, created_by, created_at, updated_at)
               SELECT i, $1, ARRAY[i], 'Zeppelin', 1, $2, now(), now() FROM (SELECT gen_random_uuid() AS i FROM generate_series(1, 450)) n`,
      ada.teamId,
      ada.userId,
    );
    await sql(
      `INSERT INTO access_grant (team_id, folder_id, special, level, granted_by, granted_at) SELECT $1, id, 'public', 1, $2, now() FROM folder WHERE team_id = $1`,
      ada.teamId,
      ada.userId,
    );
    await rebuild();
    expect((await search('zeppelin')).total).toBe(450);
  });
  it('follows a note and its highlights when they change, go to the archive, or are deleted', async () => {
    const id = await note('Interview', 'A zeppelin landed');
    const quote = await highlight(id, 'zeppelin');
    await update({ type: 'NOTE', id });
    expect(await found('zeppelin')).toEqual(['HIGHLIGHT Interview', 'NOTE Interview']);
    await sql(`UPDATE note SET title = 'Talk' WHERE id = $1`, id);
    await sql(`UPDATE highlight SET text = 'airship' WHERE id = $1`, quote);
    await document(id, 'An airship landed');
    await update({ type: 'NOTE', id }, { type: 'NOTE', id });
    expect([await found('zeppelin'), await found('airship')]).toEqual([[], ['HIGHLIGHT Talk', 'NOTE Talk']]);
    await sql(`UPDATE note SET archived_at = now() WHERE id = $1`, id);
    await update({ type: 'NOTE', id });
    expect(await found('airship')).toEqual([]);
    await sql(`UPDATE note SET archived_at = NULL WHERE id = $1`, id);
    await update({ type: 'NOTE', id });
    await sql(`DELETE FROM note WHERE id = $1`, id);
    await update({ type: 'NOTE', id });
    expect(await found('airship')).toEqual([]);
  });
  it('is up to date whichever of many updates at once comes last', async () => {
    const id = await note('Interview', 'first');
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await document(id, `version${index} zeppelin`);
        await update({ type: 'NOTE', id });
      }),
    );
    const [{ text }] = (await sql('SELECT text FROM document WHERE id = $1', id)) as [{ text: string }];
    expect(await found(`${text} `)).toEqual(['NOTE Interview']);
  });
  it('answers the same after its frequencies were folded', async () => {
    await everything();
    await rebuild();
    await update({ type: 'PROJECT', id: projectId });
    const before = await found('zeppelin landed');
    await new FoldSearchHandler(world.work).execute(new FoldSearch(ada.teamId));
    expect(await found('zeppelin landed')).toEqual(before);
    expect(
      await sql(
        'SELECT term FROM search_term WHERE team_id = $1 GROUP BY scope_id, term HAVING count(*) > 1',
        ada.teamId,
      ),
    ).toEqual([]);
  });
  it('follows events, and has the frequencies folded a while later: soon after an import, ten minutes after single changes', async () => {
    const asked: unknown[] = [];
    const reaction = new WhenContentChanged(
      new UpdateSearchHandler(world.work),
      {
        enqueue: async (...all: unknown[]) => {
          asked.push(all);
          return null;
        },
      },
      { now: () => at },
    );
    expect(reaction.on).toEqual(
      expect.arrayContaining([
        'notes:imported',
        'note:created',
        'note:changed',
        'highlight:removed',
        'folder:changed',
        'insight:changed',
        'tag:changed',
        'project:created',
      ]),
    );
    const id = await note('Interview', 'A zeppelin landed');
    const on = { id: '1', at: at.toISOString(), teamId: ada.teamId };
    await reaction.react({ ...on, name: 'note:changed', payload: { noteId: id, projectId } });
    expect(await found('zeppelin')).toEqual(['NOTE Interview']);
    const imported = { importId: id, projectId, noteIds: [id], by: ada.userId };
    await reaction.react({ ...on, name: 'notes:imported', payload: imported });
    expect(asked).toEqual([
      [
        FOLD_SEARCH,
        { teamId: ada.teamId },
        { key: `${ada.teamId} changes`, startAfter: new Date(at.getTime() + 600_000) },
      ],
      [FOLD_SEARCH, { teamId: ada.teamId }, { key: ada.teamId, startAfter: new Date(at.getTime() + 60_000) }],
    ]);
  });
});
