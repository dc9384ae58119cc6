import { doc, turn } from '../../test/builders/rich-text.ts';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  type Messages,
  NOT_FOUND,
  openMessages,
} from '../../test/support/messages.ts';
import { ListThreads } from '../comments/queries.ts';
import { StartThread } from '../comments/start-thread.ts';
import { ReplaceContent } from '../content/replace-content.ts';
import { ListHighlights } from '../highlights/queries.ts';
import { ListEvidence } from '../insights/queries.ts';
import { ReadNote } from '../notes/queries.ts';
import { TakePastedWords } from './take-pasted-words.ts';

const SAID = ['We began in spring.', 'The price was too high for us. Yes.', 'Yes. Then nobody came back.'];
const OTHER = ['Old words of the other note.'];

describe('words that were cut from a note and pasted into another one', () => {
  let world: Messages;
  let ada: Person;
  let projectId: string;
  let noteId: string;
  let other: string;
  let priced: string;

  const write = (id: string, lines: readonly string[]) => {
    const content = doc(...lines.map((words, index) => turn('s1', index * 10_000, index * 10_000 + 9000, words)));
    return world.ask(new ReplaceContent(ada, 'note', id, { content: content as never }, null));
  };
  const marked = async (id: string) => {
    const { items } = await world.ask(new ListHighlights(ada, { noteId: id }, FIRST_PAGE));
    return items.map((one) => [one.text, one.tags.map(({ title }) => title), one.lost]).sort();
  };
  const commented = async (id: string) => {
    const { items } = await world.ask(new ListThreads(ada, { objectType: 'NOTE', objectId: id }, FIRST_PAGE));
    return items.map(({ highlight }) => [highlight?.text, highlight?.lost]).sort();
  };
  /** Cuts the second line of the note and pastes it at the end of the other one. */
  const move = async () => {
    await write(noteId, [SAID[0]!, SAID[2]!]);
    await write(other, [...OTHER, SAID[1]!]);
    const start = OTHER[0]!.length + 1;
    return { fromNoteId: noteId, start, end: start + SAID[1]!.length };
  };

  beforeAll(async () => {
    world = await openMessages();
    ada = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 1);
    const tagId = (await world.tags(ada, projectId, ['Price'])).tagIds[0]!;
    noteId = await world.note(ada, projectId, {});
    other = await world.note(ada, projectId, {});
    await write(noteId, SAID);
    await world.highlight(ada, noteId, 'began', []);
    priced = await world.highlight(ada, noteId, 'price was too high', [tagId]);
    const words = { quote: 'high for us' };
    await world.ask(new StartThread(ada, { objectType: 'NOTE', objectId: noteId, words, text: 'How high?' }));
  });
  afterAll(() => world.close());

  it('take their highlights, tags, comments and evidence along, and give them back when that is undone', async () => {
    const content = { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId: priced } }] };
    const insightId = await world.insight(ada, projectId, { content });
    const pasted = await move();
    expect(await marked(noteId)).toContainEqual(['price was too high', ['Price'], true]);
    const taken = await world.ask(new TakePastedWords(ada, other, pasted));
    expect(taken).toMatchObject({ highlights: 1, comments: 1 });
    expect(await marked(noteId)).toEqual([['began', [], false]]);
    expect(await marked(other)).toEqual([['price was too high', ['Price'], false]]);
    expect([await commented(noteId), await commented(other)]).toEqual([[], [['high for us', false]]]);
    const { items } = await world.ask(new ListEvidence(ada, insightId));
    expect(items).toMatchObject([{ highlight: { id: priced, noteId: other } }]);

    await world.undo(ada, taken.undoId!);
    expect(await marked(other)).toEqual([]);
    expect(await marked(noteId)).toContainEqual(['price was too high', ['Price'], true]);
    expect(await commented(noteId)).toEqual([['high for us', true]]);
  });

  it('have their highlights again in their note if the words are back when it is undone', async () => {
    const taken = await world.ask(new TakePastedWords(ada, other, await move()));
    await write(noteId, SAID);
    await world.undo(ada, taken.undoId!);
    expect(await marked(noteId)).toEqual([
      ['began', [], false],
      ['price was too high', ['Price'], false],
    ]);
    expect(await commented(noteId)).toEqual([['high for us', false]]);
    expect((await world.ask(new ReadNote(ada, other))).text).toBe([...OTHER, SAID[1]].join('\n'));
  });

  it('take nothing whose words are still in the note, or not in the passage', async () => {
    await write(other, [...OTHER, SAID[1]!]);
    const none = { highlights: 0, comments: 0, undoId: null };
    const whole = { fromNoteId: noteId, start: 0, end: 1000 };
    expect(await world.ask(new TakePastedWords(ada, other, whole))).toEqual(none);
    await write(noteId, [SAID[0]!]);
    expect(await world.ask(new TakePastedWords(ada, other, { ...whole, end: 10 }))).toEqual(none);
    expect(await marked(noteId)).toContainEqual(['price was too high', ['Price'], true]);
  });

  it('need write access to both notes, which are in one project', async () => {
    const pasted = await move();
    const viewer = await world.people.member(ada.teamId, 'VIEWER');
    const stranger = await world.people.member(await world.people.team());
    await world.refused(new TakePastedWords(viewer, other, pasted), FORBIDDEN);
    await world.refused(new TakePastedWords(stranger, other, pasted), NOT_FOUND);
    await world.refused(new TakePastedWords(ada, noteId, pasted), CONFLICT);
    const elsewhere = await world.note(ada, await world.people.project(ada), {});
    await world.refused(new TakePastedWords(ada, elsewhere, pasted), CONFLICT);
    expect(await marked(noteId)).toContainEqual(['price was too high', ['Price'], true]);
  });
});
