import type { RichNode } from '@evident/domain/content';
import { doc, turn } from '../../test/builders/rich-text.ts';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { ListThreads } from '../comments/queries.ts';
import { StartThread } from '../comments/start-thread.ts';
import { ListHighlights } from '../highlights/queries.ts';
import { ListEvidence } from '../insights/queries.ts';
import { GetNote, ReadNote } from '../notes/queries.ts';
import { UpdateNote } from '../notes/update-note.ts';
import { Undo } from '../undo/undo.ts';
import { MoveText } from './move-text.ts';
import { SplitNote } from './split-note.ts';

const SAID = ['We began in spring.', 'The price was too high for us.', 'Yes.', 'Then nobody came back. Yes.'];

describe('words that go to another note', () => {
  let world: Messages;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let tagId: string;

  const text = async (id: string) => (await world.ask(new ReadNote(ada, id))).text;
  const at = (words: string) => SAID.join('\n').indexOf(words);
  const marked = async (id: string) => {
    const { items } = await world.ask(new ListHighlights(ada, { noteId: id }, FIRST_PAGE));
    return items.map((one) => [one.text, one.tags.map(({ title }) => title)]).sort();
  };
  const commented = async (id: string) => {
    const { items } = await world.ask(new ListThreads(ada, { objectType: 'NOTE', objectId: id }, FIRST_PAGE));
    return items.map(({ highlight }) => highlight?.text ?? null).sort();
  };
  const comment = (words: string) =>
    world.ask(
      new StartThread(ada, { objectType: 'NOTE', objectId: noteId, words: { quote: words }, text: 'Is that so?' }),
    );

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 1);
    tagId = (await world.tags(ada, projectId, ['Price'])).tagIds[0]!;
    const content = doc(...SAID.map((words, index) => turn('s1', index * 10_000, index * 10_000 + 9000, words)));
    noteId = await world.note(ada, projectId, { title: 'Call', content: content as never });
    await world.highlight(ada, noteId, 'began', []);
    await world.highlight(ada, noteId, 'price was too high', [tagId]);
    await comment('spring');
    await comment('nobody came');
  });
  afterAll(() => world.close());

  it('take highlights, tags, comments, times and evidence along when a note is split, and undo brings them back', async () => {
    const { items } = await world.ask(new ListHighlights(ada, { noteId }, FIRST_PAGE));
    const quote = items.find((one) => one.text.startsWith('price'))!;
    const insightId = await world.insight(ada, projectId, {
      content: { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId: quote.id } }] },
    });
    const before = await marked(noteId);
    const { id, undoId } = await world.ask(new SplitNote(ada, noteId, { at: at('The price') }));
    expect(await world.ask(new GetNote(ada, id))).toMatchObject({ title: 'Call (2)', projectId });
    expect([await text(noteId), await text(id)]).toEqual([SAID[0], SAID.slice(1).join('\n')]);
    expect(await marked(noteId)).toEqual(before.slice(0, 1));
    expect(await marked(id)).toEqual(before.slice(1));
    expect([await commented(noteId), await commented(id)]).toEqual([['spring'], ['nobody came']]);
    const { content } = await world.ask(new ReadNote(ada, id));
    expect((content as RichNode).content!.map(({ attrs }) => attrs!.start)).toEqual([10_000, 20_000, 30_000]);
    const evidence = await world.ask(new ListEvidence(ada, insightId));
    expect(evidence.items).toMatchObject([{ highlight: { id: quote.id, noteId: id, startMs: 10_000 } }]);

    await world.undo(ada, undoId);
    expect(await text(noteId)).toBe(SAID.join('\n'));
    expect(await marked(noteId)).toEqual(before);
    expect(await commented(noteId)).toEqual(['nobody came', 'spring']);
    await world.refused(new GetNote(ada, id), NOT_FOUND);
  });

  it('go to the start or end of another note', async () => {
    const other = await world.note(ada, projectId, { title: 'Other', markdown: 'Old words.' });
    const [start, end] = [at('price'), at('price') + 'price was too high'.length];
    await world.ask(new MoveText(ada, noteId, { start, end, noteId: other }));
    expect(await text(other)).toBe('Old words.\nprice was too high');
    expect(await marked(other)).toEqual([['price was too high', ['Price']]]);
    await world.ask(new MoveText(ada, noteId, { start: 0, end: SAID[0]!.length, noteId: other, place: 'START' }));
    expect(await text(other)).toBe(`${SAID[0]}\nOld words.\nprice was too high`);
    expect((await marked(other)).map(([words]) => words)).toEqual(['began', 'price was too high']);
    expect(await commented(other)).toEqual(['spring']);
  });

  it('are put back only while both texts are unchanged', async () => {
    const other = await world.note(ada, projectId, { markdown: 'Old words.' });
    const undoId = await world.ask(new MoveText(ada, noteId, { start: 0, end: 5, noteId: other }));
    const again = await world.ask(new MoveText(ada, noteId, { start: 5, end: 10, noteId: other }));
    await world.refused(new Undo(ada, undoId), CONFLICT);
    await world.undo(ada, again);
    await world.undo(ada, undoId);
    expect([await text(noteId), await text(other)]).toEqual([SAID.join('\n'), 'Old words.']);
  });

  it('need write access to both notes of one project, and words', async () => {
    const elsewhere = await world.note(ada, await world.people.project(ada), {});
    const other = await world.note(ada, projectId, {});
    const move = (to: string, person = ada, end = 5) => new MoveText(person, noteId, { start: 0, end, noteId: to });
    await world.refused(move(elsewhere), CONFLICT);
    await world.refused(move(noteId), CONFLICT);
    await world.refused(move(other, viewer), FORBIDDEN);
    await world.refused(move(other, stranger), NOT_FOUND);
    await world.refused(move(other, ada, 0), UNPROCESSABLE);
    await world.refused(new SplitNote(viewer, noteId, { at: 5 }), FORBIDDEN);
    await world.refused(new SplitNote(stranger, noteId, { at: 5 }), NOT_FOUND);
    await world.refused(new SplitNote(ada, noteId, { at: 5000 }), UNPROCESSABLE);
    await world.ask(new UpdateNote(ada, other, { archived: true }, null));
    await world.refused(move(other), CONFLICT);
  });
});
