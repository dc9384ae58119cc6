import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { PostgresSuggestionReader } from '../../adapters/postgres/suggestions/postgres-suggestion-reader.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { TextLimitExceeded } from '../texts/index.ts';
import { ListNoteSuggestions, ListNoteSuggestionsHandler } from './list-note-suggestions.ts';
import { type SuggestingPorts, SuggestForNote, SuggestForNoteHandler } from './suggest-for-note.ts';

const WORDS = 'and then we talked about it for a while';

describe('the part of a note that was not read for suggestions', () => {
  let world: OpenStores;
  let ada: Person;
  let noteId: string;
  let isTooLong: boolean;
  /** Events since the last call. */
  const announced = async () =>
    (await world.database.query("DELETE FROM outbox WHERE name = 'suggestions:changed' RETURNING id")).length;

  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team());
    noteId = await writer(world).note(ada, await world.people.project(ada, 1), doc(paragraph(WORDS)));
  });
  afterAll(() => world.close());

  const texts = {
    run: async () => {
      if (isTooLong) throw new TextLimitExceeded('out of time');
      return [];
    },
  };
  const look = () => {
    const ports = { work: world.work, workers: yjsDocumentCodec, ids: uuidV7, clock: systemClock, texts };
    return new SuggestForNoteHandler({
      ...ports,
      writer: { method: async () => 'EXTRACTIVE' },
    } as never as SuggestingPorts).execute(new SuggestForNote(ada, noteId, 'REDACTION'));
  };
  const listed = async (person = ada) =>
    new ListNoteSuggestionsHandler(new PostgresSuggestionReader(world.reads)).execute(
      new ListNoteSuggestions(person, noteId),
    );

  it('is kept and announced once, until a look reads the whole note', async () => {
    isTooLong = true;
    expect(await look()).toEqual({ made: 0, skipped: WORDS.length });
    expect(await listed()).toEqual({ items: [], skipped: [{ kind: 'REDACTION', characters: WORDS.length }] });
    expect(await announced()).toBe(1);
    await look();
    expect(await announced()).toBe(0);
    isTooLong = false;
    expect(await look()).toEqual({ made: 0, skipped: 0 });
    expect((await listed()).skipped).toEqual([]);
    expect(await announced()).toBe(1);
  });

  it('is hidden from members who do not see the note', async () => {
    isTooLong = true;
    await look();
    const stranger = await world.people.member(await world.people.team());
    await expect(listed(stranger)).rejects.toMatchObject({ code: 'NotFound' });
  });
});
