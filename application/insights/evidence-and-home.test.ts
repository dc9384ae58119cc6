import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { ReplaceContent } from '../content/replace-content.ts';
import { RemoveHighlight } from '../highlights/remove-highlight.ts';
import { GetNote } from '../notes/queries.ts';
import { RenameSpeaker } from '../notes/rename-speaker.ts';
import { CreateFolder } from '../projects/create-folder.ts';
import { CreateProject } from '../projects/create-project.ts';
import { GetProject, ListProjects } from '../projects/queries.ts';
import { PublishInsight } from './publish-insight.ts';
import { GetInsight, ListEvidence, ListInsights, ListPublishedInsights, ReadInsight } from './queries.ts';
import { UpdateInsight } from './update-insight.ts';

describe('insights', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const read = (id: string, person = ada) => world.ask(new GetInsight(person, id));
  const evidence = (id: string) => world.ask(new ListEvidence(ada, id));
  const publish = (id: string, person = ada, shown = true) => world.ask(new PublishInsight(person, id, shown));
  const published = async (person: Person, filter: ListPublishedInsights['filter'] = {}, limit = 1000) =>
    (await world.ask(new ListPublishedInsights(person, filter, { limit, cursor: null }))).items.map(({ id }) => id);
  const note = (markdown: string) => world.note(ada, projectId, { title: 'Interview', markdown });
  /** An insight whose evidence are these quotes of a note. */
  const insightOf = async (of: string, title: string, ...quotes: string[]) => {
    const ids: string[] = [];
    for (const quote of quotes) ids.push(await world.highlight(ada, of, quote));
    return { id: await world.insight(ada, projectId, { title, evidence: ids }), ids };
  };

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 2);
    noteId = await note('**Ada** (0:21): I never trust it.\n\n**Ben** (1:05): I always do, every day.');
  });
  afterAll(() => world.close());

  describe('with evidence', () => {
    it('show it verbatim with speaker and source, and count people and sources', async () => {
      const { ids } = await insightOf(noteId, 'Made first', 'I never trust it', 'I always do', 'every day');
      const id = await world.insight(ada, projectId, {
        title: 'Trust divides',
        markdown: 'Some do, some do not.',
        evidence: ids,
      });
      const { items, strength } = await evidence(id);
      expect(strength).toEqual({ people: 2, unnamed: 0, sources: 1 });
      expect(items.map(({ highlight }) => [highlight!.text, highlight!.speaker, highlight!.noteTitle])).toEqual([
        ['I never trust it', 'Ada', 'Interview'],
        ['I always do', 'Ben', 'Interview'],
        ['every day', 'Ben', 'Interview'],
      ]);
      expect(await read(id)).toMatchObject({
        title: 'Trust divides',
        excerpt: 'Some do, some do not.',
        strength: { people: 2, unnamed: 0, sources: 1 },
      });
    });

    it('count that of their initial content', async () => {
      const highlightId = await world.highlight(ada, await note('**Ada:** Numbers need a source.'), 'need a source');
      const id = await world.insight(ada, projectId, {
        title: 'Sources',
        content: { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId } }, { type: 'paragraph' }] },
      });
      expect((await read(id)).strength.sources).toBe(1);
      expect((await evidence(id)).items).toHaveLength(1);
    });

    it('count no person for text without a known speaker, and show that', async () => {
      const own = await note('It took me three tries.\n\n**Ada** (0:21): For me it was one.');
      const { id } = await insightOf(own, 'Tries', 'three tries', 'it was one');
      expect((await evidence(id)).strength).toEqual({ people: 1, unnamed: 1, sources: 1 });
      expect((await read(id)).strength).toEqual({ people: 1, unnamed: 1, sources: 1 });
    });

    it('count two speakers of a note with the same name as one person, in lists and in the insight', async () => {
      const own = await note('**Speaker 1** (0:21): It took three tries.\n\n**Speaker 2** (1:05): For me it was one.');
      const { id } = await insightOf(own, 'Tries again', 'three tries', 'it was one');
      const strengths = async () => {
        const { items } = await world.ask(new ListInsights(ada, projectId, {}, FIRST_PAGE));
        const listed = items.find((one) => one.id === id)!;
        return [(await evidence(id)).strength, (await read(id)).strength, listed.strength];
      };
      const two = { people: 2, unnamed: 0, sources: 1 };
      expect(await strengths()).toEqual([two, two, two]);
      for (const speaker of (await world.ask(new GetNote(ada, own))).speakers)
        await world.ask(new RenameSpeaker(ada, own, speaker.id, 'Ada'));
      const one = { ...two, people: 1 };
      expect(await strengths()).toEqual([one, one, one]);
    });

    it('update it with its source, and show when the source is gone', async () => {
      const own = await note('It took ages to load.');
      const { id, ids } = await insightOf(own, 'Slow', 'took ages');
      await world.ask(new ReplaceContent(ada, 'note', own, { markdown: 'It was quick.' }, null));
      expect(await evidence(id)).toMatchObject({
        items: [{ highlight: { text: 'took ages', lost: true } }],
        strength: { people: 0, unnamed: 0, sources: 0 },
      });
      await world.ask(new RemoveHighlight(ada, ids[0]!));
      expect((await evidence(id)).items).toEqual([{ highlightId: ids[0], highlight: null }]);
    });
  });

  describe('that are published', () => {
    it('are on home, latest first, until they are unpublished', async () => {
      const one = await world.insight(ada, projectId, { title: 'One' });
      const two = await world.insight(ada, projectId, { title: 'Two' });
      await publish(two);
      await publish(one);
      expect(await published(viewer, {}, 2)).toEqual([one, two]);
      await publish(one, ada, false);
      expect(await published(viewer)).toEqual([two]);
    });

    it('keep their first date and their place on home when published again', async () => {
      const own = await world.people.project(ada, 2);
      const old = await world.insight(ada, own, { title: 'Old' });
      const recent = await world.insight(ada, own, { title: 'Recent' });
      await publish(old);
      await publish(recent);
      const { publishedAt } = await read(old);
      await publish(old, ada, false);
      expect((await read(old)).publishedAt).toBeNull();
      await publish(old, ben);
      expect((await read(old)).publishedAt).toBe(publishedAt);
      expect((await published(ada)).filter((id) => [old, recent].includes(id))).toEqual([recent, old]);
    });

    it('are listed by folder, with those of its subfolders', async () => {
      const outer = await world.ask(new CreateFolder(ada, { title: 'Research' }));
      const inner = await world.ask(new CreateFolder(ada, { title: 'Spring', parentId: outer }));
      const inside = await world.ask(new CreateProject(ada, { title: 'Inside', folderId: inner }));
      const here = await world.insight(ada, inside, { title: 'Here' });
      const elsewhere = await world.insight(ada, projectId, { title: 'Elsewhere' });
      for (const id of [here, elsewhere]) await publish(id);
      for (const folderId of [outer, inner]) expect(await published(viewer, { folderId })).toEqual([here]);
    });
  });

  it('show their text in lists, not their headings', async () => {
    const id = await world.insight(ada, projectId, {
      title: 'Trust',
      markdown: '# What we saw\n\nPeople wait\n\n- some do\n- some do not',
    });
    expect(await read(id)).toMatchObject({ excerpt: 'People wait. some do. some do not' });
  });

  it('update their project when written, renamed, published or unpublished', async () => {
    const id = await world.insight(ada, projectId, { title: 'Trust' });
    for (const change of [
      () => world.ask(new ReplaceContent(ada, 'insight', id, { markdown: 'People wait.' }, null)),
      () => world.ask(new UpdateInsight(ada, id, { title: 'Trust divides' })),
      () => publish(id),
      () => publish(id, ada, false),
    ]) {
      const before = await world.ask(new GetProject(ada, projectId));
      await change();
      const after = await world.ask(new GetProject(ada, projectId));
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect((await world.ask(new ListProjects(ada, {}, FIRST_PAGE))).items[0]!.updatedAt).toBe(after.updatedAt);
      expect(after.version).toBe(before.version);
    }
  });

  it('are listed separately when archived, and restored', async () => {
    const own = await world.people.project(ada, 2);
    const kept = await world.insight(ada, own, { title: 'Kept' });
    const put = await world.insight(ada, own, { title: 'Put away' });
    const listed = async (filter: ListInsights['filter'] = {}) =>
      (await world.ask(new ListInsights(viewer, own, filter, FIRST_PAGE))).items.map(({ id }) => id);
    const lists = async () => [await listed(), await listed({ archived: 'false' }), await listed({ archived: 'true' })];
    await world.ask(new UpdateInsight(ada, put, { archived: true }));
    expect(await lists()).toEqual([[kept], [kept], [put]]);
    await world.ask(new UpdateInsight(ada, put, { archived: false }));
    expect(await lists()).toEqual([[put, kept], [put, kept], []]);
  });

  it('are hidden from other workspaces', async () => {
    const id = await world.insight(ada, projectId, { title: 'Ours alone' });
    for (const message of [new GetInsight(stranger, id), new ReadInsight(stranger, id), new ListEvidence(stranger, id)])
      await world.refused(message, NOT_FOUND);
    expect(await published(stranger)).toEqual([]);
  });
});
