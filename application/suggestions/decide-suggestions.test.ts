import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { anchorOf } from '@evident/domain/anchors';
import type { Suggestion } from '@evident/domain/suggestions';
import { DecideSuggestions, DecideSuggestionsHandler } from './decide-suggestions.ts';
import { undoDecided } from './undo-decided.ts';

const MANY = 200;
const sentence = (at: number) => `The export of report ${at} takes me half a day each week.`;
const TEXT = Array.from({ length: MANY }, (_, at) => sentence(at)).join('\n');

describe('many suggestions of a note', () => {
  let world: OpenStores;
  let ada: Person;
  let projectId: string;
  let noteId: string;
  let all: string[];

  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });
  beforeEach(async () => {
    const blocks = Array.from({ length: MANY }, (_, at) => paragraph(sentence(at)));
    noteId = await writer(world).note(ada, projectId, doc(...blocks));
    all = Array.from({ length: MANY }, () => uuidV7.newId());
    await world.work.perform(ada.teamId, ({ suggestions }) => suggestions.add(all.map(suggested)));
  });
  afterAll(() => world.close());

  const suggested = (id: string, at: number): Suggestion => {
    const start = TEXT.indexOf(sentence(at));
    return {
      id,
      teamId: ada.teamId,
      projectId,
      noteId,
      highlightId: null,
      tagId: null,
      otherTagId: null,
      kind: 'HIGHLIGHT',
      state: 'OPEN',
      words: anchorOf(TEXT, start, start + sentence(at).length),
      reason: 'Because',
      tagIds: [],
      key: String(at),
      model: null,
      resultId: null,
      createdAt: new Date(),
      decidedBy: null,
      decidedAt: null,
    };
  };
  const accept = (suggestionIds: readonly string[]) =>
    new DecideSuggestionsHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, uuidV7, systemClock).execute(
      new DecideSuggestions(ada, noteId, { outcome: 'Accepted', suggestionIds: [...suggestionIds] }),
    );
  const state = async () => {
    const [row] = await world.database.query<{ changes: number; highlights: number; open: number }>(
      `SELECT d.last_seq::int AS changes, (SELECT count(*)::int FROM highlight WHERE note_id = d.id) AS highlights,
         (SELECT count(*)::int FROM suggestion WHERE note_id = d.id AND state = 'OPEN') AS open FROM document d WHERE d.id = $1`,
      [noteId],
    );
    return row!;
  };

  it('are accepted with one change of the document, and taken back with one', async () => {
    const { changes: before } = await state();
    const { undoId, decided, skipped } = await accept(all);
    expect({ decided, skipped }).toEqual({ decided: MANY, skipped: 0 });
    expect(await state()).toEqual({ changes: before + 1, highlights: MANY, open: 0 });
    await world.undo(ada, undoId!, undoDecided(yjsDocumentCodec, CLOSED_ROOMS, systemClock));
    expect(await state()).toMatchObject({ highlights: 0, open: MANY });
  });

  it.each([
    [
      'shared',
      `INSERT INTO share_link (id, team_id, object_type, object_id, token, created_by, created_at) SELECT id, team_id, 'highlight', id, left(md5(id::text), 12), created_by, now() FROM highlight WHERE note_id = $1`,
    ],
    ['changed', 'UPDATE highlight SET snippet_start_ms = 1, snippet_end_ms = 2 WHERE note_id = $1'],
  ])('are not taken back once a highlight was %s', async (since, sql) => {
    const { undoId } = await accept(all.slice(0, 1));
    await world.database.query(sql, [noteId]);
    const undone = world.undo(ada, undoId!, undoDecided(yjsDocumentCodec, CLOSED_ROOMS, systemClock));
    await expect(undone).rejects.toMatchObject({ advice: expect.stringContaining(since) });
    expect(await state()).toMatchObject({ highlights: 1 });
  });

  it('go on where an interruption left them, and double nothing', async () => {
    await accept(all.slice(0, 50));
    expect(await accept(all)).toMatchObject({ decided: MANY - 50, skipped: 50 });
    expect(await accept(all)).toEqual({ undoId: null, decided: 0, skipped: MANY });
    expect(await state()).toMatchObject({ highlights: MANY, open: 0 });
  });

  it('are left out one by one if their words are gone', async () => {
    const kept = Array.from({ length: MANY - 1 }, (_, at) => paragraph(sentence(at)));
    await writer(world).rewrite(ada, 'note', noteId, doc(...kept, paragraph('We had lunch outside.')));
    expect(await accept(all)).toMatchObject({ decided: MANY - 1, skipped: 1 });
  });
});
