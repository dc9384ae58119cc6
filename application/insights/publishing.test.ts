import { PostgresHighlightReader } from '../../adapters/postgres/highlights/postgres-highlight-reader.ts';
import { PostgresInsightReader } from '../../adapters/postgres/insights/postgres-insight-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph, turn } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { MayWriteDocument, MayWriteDocumentHandler } from '../content/may-write-document.ts';
import { OpenDocument, OpenDocumentHandler } from '../content/open-document.ts';
import { DiscardChanges, DiscardChangesHandler } from './discard-changes.ts';
import { PublishChanges, PublishChangesHandler } from './publish-changes.ts';
import { PublishInsight, PublishInsightHandler } from './publish-insight.ts';
import { undoDiscarded, undoPublication } from './undo-publication.ts';
import { UpdateInsight, UpdateInsightHandler } from './update-insight.ts';

describe('publishing insights', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let reader: PostgresInsightReader;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let highlightId: string;

  const tools = () => [world.work, yjsDocumentCodec, CLOSED_ROOMS, uuidV7, systemClock] as const;
  const publish = (person: Person, id: string, shown = true) =>
    new PublishInsightHandler(...tools()).execute(new PublishInsight(person, id, shown));
  const publishChanges = (person: Person, id: string) =>
    new PublishChangesHandler(...tools()).execute(new PublishChanges(person, id));
  const discard = (person: Person, id: string) =>
    new DiscardChangesHandler(...tools()).execute(new DiscardChanges(person, id));
  const update = (person: Person, id: string, wording: UpdateInsight['wording'], expected: number | null = null) =>
    new UpdateInsightHandler(world.work, systemClock).execute(new UpdateInsight(person, id, wording, expected));
  const undo = (person: Person, undoId: string | null) =>
    world.undo(
      person,
      undoId!,
      undoPublication(systemClock),
      undoDiscarded(yjsDocumentCodec, CLOSED_ROOMS, systemClock),
    );
  const insight = (title = 'Trust', evidence: string[] = []) =>
    written.insight(ada, projectId, title, 'People wait.', evidence);
  const rewrite = (person: Person, id: string, text: string) =>
    written.rewrite(person, 'insight', id, doc(paragraph(text)));
  const seen = async (id: string, person: Person) => {
    const { title, shows, unpublishedChanges } = (await reader.insight(person, id))!;
    const { text } = (await reader.reading(person, id))!;
    const { items } = (await reader.evidence(person, [id])).get(id)!;
    return { title, text: text.trim(), evidence: items.length, shows, unpublishedChanges };
  };
  const shown = { title: 'Trust', text: 'People wait.', evidence: 0 };
  const drafted = { title: 'Trust divides', text: 'People wait, then call.', evidence: 1 };
  const READ_ONLY = { code: 'InvalidOperation', title: 'Unavailable in read-only mode' };

  /** Published insight with unpublished text, title and evidence. */
  const edited = async (): Promise<string> => {
    const id = await insight();
    await publish(ada, id);
    await update(ada, id, { title: 'Trust divides' });
    await written.rewrite(
      ada,
      'insight',
      id,
      doc(paragraph('People wait, then call.'), { type: 'evidence', attrs: { highlightId } }),
    );
    return id;
  };

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
    reader = new PostgresInsightReader(world.reads, new PostgresHighlightReader(world.reads));
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 2);
    const noteId = await written.note(ada, projectId, doc(turn('s1', 21_000, null, 'I never trust it.')));
    highlightId = await written.highlight(ada, noteId, 'never trust it');
  });
  afterAll(() => world.close());

  it('shows readers the published version until it is updated', async () => {
    const id = await edited();
    expect(await seen(id, viewer)).toEqual({ ...shown, shows: 'published', unpublishedChanges: false });
    expect(await seen(id, ben)).toEqual({ ...drafted, shows: 'live', unpublishedChanges: true });
    await publishChanges(ben, id);
    expect(await seen(id, viewer)).toEqual({ ...drafted, shows: 'published', unpublishedChanges: false });
    expect(await seen(id, ben)).toEqual({ ...drafted, shows: 'live', unpublishedChanges: false });
  });

  it('keeps the first date and person when an insight is unpublished and published again', async () => {
    const id = await insight();
    await publish(ada, id);
    const first = (await reader.insight(ada, id))!.publishedAt;
    await publish(ada, id, false);
    expect((await reader.insight(ada, id))!.publishedAt).toBeNull();
    await publish(ben, id);
    expect((await reader.insight(ada, id))!.publishedAt).toBe(first);
  });

  it('changes nothing, and offers no undo, where it is as wanted already', async () => {
    const id = await insight();
    expect(await publish(ada, id, false)).toBeNull();
    await publish(ada, id);
    expect(await publish(ben, id)).toBeNull();
  });

  it('discards changes on request, and undo brings them back', async () => {
    const id = await edited();
    const undoId = await discard(ada, id);
    expect(await seen(id, ada)).toEqual({ ...shown, shows: 'live', unpublishedChanges: false });
    await undo(ada, undoId);
    expect(await seen(id, ada)).toEqual({ ...drafted, shows: 'live', unpublishedChanges: true });
    expect(await seen(id, viewer)).toMatchObject(shown);
  });

  it('never overwrites newer edits by undoing', async () => {
    const id = await edited();
    const undoId = await discard(ada, id);
    await rewrite(ben, id, 'Ben was here.');
    await expect(undo(ada, undoId)).rejects.toMatchObject({ advice: 'The insight was edited since then.' });
    expect((await seen(id, ada)).text).toBe('Ben was here.');
  });

  it('hides changes again when the update or the unpublishing is undone, in order only', async () => {
    const id = await edited();
    await undo(ada, await publishChanges(ada, id));
    expect(await seen(id, viewer)).toMatchObject(shown);
    await undo(ada, await publish(ada, id, false));
    expect(await seen(id, viewer)).toMatchObject(shown);
    const first = await publishChanges(ada, id);
    await publishChanges(ada, id);
    await expect(undo(ada, first)).rejects.toMatchObject({
      advice: 'The insight was published or unpublished since then.',
    });
  });

  it('takes write access, and a published insight to update or discard', async () => {
    const [id, draft] = [await edited(), await insight('Unpublished')];
    for (const act of [publish, publishChanges, discard]) {
      await expect(act(viewer, id)).rejects.toMatchObject({ code: 'Forbidden', title: 'Viewers cannot edit' });
      await expect(act(stranger, id)).rejects.toMatchObject({ code: 'NotFound' });
    }
    for (const act of [publishChanges, discard])
      await expect(act(ada, draft)).rejects.toMatchObject({ title: 'This insight is not published' });
    expect((await seen(draft, viewer)).shows).toBe('live');
  });

  it('refuses changes of a locked insight until it is unlocked', async () => {
    const id = await insight('Agreed');
    await publish(ada, id);
    await update(ada, id, { locked: true });
    for (const attempt of [
      () => update(ben, id, { title: 'Mine' }),
      () => publish(ben, id, false),
      () => discard(ben, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'InvalidOperation', title: 'Insight is locked' });
    await expect(rewrite(ben, id, 'Mine.')).rejects.toMatchObject(READ_ONLY);
    expect(await seen(id, ada)).toMatchObject({ title: 'Agreed', text: 'People wait.' });
    await update(ben, id, { locked: false, title: 'Ours' });
    expect((await seen(id, ada)).title).toBe('Ours');
  });

  it('refuses to publish an archived insight, and every change of it', async () => {
    const id = await insight('Done');
    await update(ada, id, { archived: true });
    for (const attempt of [
      () => publish(ada, id),
      () => publish(ada, id, false),
      () => publishChanges(ada, id),
      () => update(ada, id, { title: 'New' }),
    ])
      await expect(attempt()).rejects.toMatchObject(READ_ONLY);
    await update(ada, id, { archived: false, title: 'Open again' });
    await publish(ada, id);
  });

  it('refuses a title for a version that another member changed since', async () => {
    const id = await insight();
    const { version } = (await reader.insight(ada, id))!;
    await update(ben, id, { title: 'First' }, version);
    await expect(update(ada, id, { title: 'Late' }, version)).rejects.toMatchObject({
      title: 'Someone changed this in the meantime',
    });
  });

  it('never sends a draft to readers who open the live document', async () => {
    const id = await edited();
    const mayWrite = (person: Person) =>
      new MayWriteDocumentHandler(world.work).execute(new MayWriteDocument(person, id));
    const open = (person: Person) =>
      new OpenDocumentHandler(world.work, yjsDocumentCodec).execute(new OpenDocument(person, id));
    for (const attempt of [mayWrite, open])
      await expect(attempt(viewer)).rejects.toMatchObject({ title: 'Document not found' });
    expect(await mayWrite(ben)).toBe(true);
    await publish(ada, id, false);
    expect(await mayWrite(viewer)).toBe(false);
  });

  it('refuses evidence that its author cannot see, and hides it from other readers', async () => {
    const secret = await world.people.project(ada);
    const noteId = await written.note(ada, secret, doc(paragraph('A secret said in confidence.')));
    const hidden = await written.highlight(ada, noteId, 'A secret');
    const id = await insight('Open', [hidden]);
    expect((await reader.evidence(ben, [id])).get(id)!.items).toEqual([{ highlightId: hidden, highlight: null }]);
    await expect(written.insight(ben, projectId, 'Mine', 'x', [hidden])).rejects.toMatchObject({
      code: 'UnprocessableContent',
      title: 'A highlight named as evidence does not exist',
    });
  });
});
