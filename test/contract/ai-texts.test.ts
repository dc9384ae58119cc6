import type { EvidenceWriter, WritingTask } from '../../application/ai/evidence-writer.ts';
import { ModelUnavailable } from '../../application/ai/language-model.ts';
import { runAiText } from '../../application/ai/run-ai-text.ts';
import { type AiText, NO_CONTENT, type Source, newAiText, verify } from '@evident/domain/evidence';
import { PostgresAiTextReader } from '../../adapters/postgres/ai/postgres-ai-text-reader.ts';
import { forgetSources } from '../../adapters/postgres/ai/text-sources.ts';
import { sessionOf } from '../../adapters/postgres/session.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

const WORDS = 'Nobody trusts the export. We check it by hand.';
const task: WritingTask = {
  purpose: 'summary',
  instruction: 'Summarize.',
  asked: [],
  sections: [],
  language: null,
  sentencesMax: 5,
  sentencesMin: 1,
  extract: () => Promise.resolve([]),
};

describe('generated texts', () => {
  let stores: OpenStores;
  let reader: PostgresAiTextReader;
  let ada: Person;
  let open: string;
  let secret: string;

  const noteIn = async (projectId: string): Promise<string> => {
    const id = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO note (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Call', $4, now(), now())`,
      [id, ada.teamId, projectId, ada.userId],
    );
    return id;
  };
  const sourceOf = (key: string, id: string): Source => ({
    key,
    type: 'note',
    id,
    parentId: null,
    projectId: null,
    title: 'Call',
    projectTitle: null,
    text: WORDS,
    blocks: [],
  });
  /** The first sentence rests on the open note, the second on the secret one, the third on both. */
  const written = () =>
    verify(
      [
        { section: null, text: 'Nobody trusts it.', quotes: [{ source: 'S1', quote: 'Nobody trusts the export' }] },
        { section: null, text: 'They check it.', quotes: [{ source: 'S2', quote: 'We check it by hand' }] },
        {
          section: null,
          text: 'No trust.',
          quotes: ['S1', 'S2'].map((source) => ({ source, quote: 'trusts the export' })),
        },
      ],
      sources(),
    );
  const sources = () => [sourceOf('S1', open), sourceOf('S2', secret)];
  const make = async (how: Partial<AiText> = {}): Promise<AiText> => {
    const { teamId, userId } = ada;
    const facts = { id: uuidV7.newId(), teamId, projectId: null, ownerId: null, purpose: 'summary' };
    const text = {
      ...newAiText({ ...facts, createdBy: userId, now: new Date() }),
      ...how,
    };
    await stores.work.perform(ada.teamId, ({ aiTexts }) => aiTexts.create(text));
    return text;
  };
  const read = async (person: Person, id: string) => (await reader.read(person, [id]))[0];
  const sentencesOf = async (person: Person, id: string) =>
    (await read(person, id))?.content.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const run = (id: string, write: EvidenceWriter['write'], stopping = () => false) =>
    runAiText(
      {
        work: stores.work,
        clock: systemClock,
        writer: { method: () => Promise.resolve('MODEL'), write } as Partial<EvidenceWriter> as EvidenceWriter,
      },
      ada.teamId,
      id,
      { task, sources: sources() },
      stopping,
    );
  const done = { method: 'MODEL', model: 'fake', isEnough: true } as const;

  beforeAll(async () => {
    stores = await openStores();
    reader = new PostgresAiTextReader(stores.reads);
    ada = await stores.people.member(await stores.people.team(), 'MANAGER');
    open = await noteIn(await stores.people.project(ada, 1));
    secret = await noteIn(await stores.people.project(ada));
  });
  afterAll(() => stores.close());

  it('lack the sentences whose sources a reader cannot see', async () => {
    const ben = await stores.people.member(ada.teamId);
    const { id } = await make({ state: 'DONE', ...written() });
    expect(await sentencesOf(ada, id)).toEqual(['Nobody trusts it.', 'They check it.', 'No trust.']);
    expect(await sentencesOf(ben, id)).toEqual(['Nobody trusts it.', 'No trust.']);
    expect(JSON.stringify(await read(ben, id))).not.toContain(secret);
    await stores.database.query(`UPDATE note SET trash_id = $2 WHERE id = $1`, [open, uuidV7.newId()]);
    expect(await sentencesOf(ada, id)).toEqual(['They check it.', 'No trust.']);
    await stores.database.query(`UPDATE note SET trash_id = NULL WHERE id = $1`, [open]);
  });

  it('lack the sentences that rest on a project out of sight too, but not a member’s own words', async () => {
    const ben = await stores.people.member(ada.teamId);
    const { content } = written();
    const secretProject = await stores.people.project(ada);
    const citations = content.citations.map((one) => (one.id === secret ? { ...one, projectId: secretProject } : one));
    const own = { key: 'own', title: null, startTime: null, sentences: [{ text: 'Our words.', citations: [] }] };
    const { id } = await make({ state: 'DONE', content: { sections: [...content.sections, own], citations } });
    expect(await sentencesOf(ada, id)).toEqual(['Nobody trusts it.', 'They check it.', 'No trust.', 'Our words.']);
    expect(await sentencesOf(ben, id)).toEqual(['Nobody trusts it.', 'Our words.']);
  });

  it('are read by their owner, by those who read the project, and by no other workspace', async () => {
    const ben = await stores.people.member(ada.teamId);
    const stranger = await stores.people.member(await stores.people.team(), 'MANAGER');
    const own = await make({ ownerId: ada.userId });
    const hidden = await make({ projectId: await stores.people.project(ada) });
    const shown = await make();
    expect([await read(ben, own.id), await read(ben, hidden.id)]).toEqual([undefined, undefined]);
    expect(await read(ben, shown.id)).toMatchObject({ id: shown.id, state: 'WAITING' });
    expect(await reader.read(ada, [own.id, hidden.id, shown.id])).toHaveLength(3);
    expect(await reader.read(stranger, [own.id, hidden.id, shown.id])).toEqual([]);
  });

  it('grow while they are written, and are announced', async () => {
    const { id } = await make();
    const { content, dropped } = written();
    await run(id, async (_team, _task, _sources, { signal, onContent }) => {
      onContent!(content);
      while (!(await sentencesOf(ada, id))!.length) signal.throwIfAborted();
      expect(await read(ada, id)).toMatchObject({ state: 'WORKING', method: 'MODEL' });
      return { ...done, content, dropped };
    });
    expect(await read(ada, id)).toMatchObject({ state: 'DONE', model: 'fake', reason: null, content });
    const events = (await stores.events(ada.teamId)).filter(({ payload }) => payload['textId'] === id);
    expect(events.map(({ name }) => name)).toEqual(['ai-text:changed', 'ai-text:changed']);
  });

  it('start from nothing when their process was killed, and are written once', async () => {
    const { id } = await make({ state: 'WORKING', ...written(), dropped: 7 });
    await run(id, async () => {
      expect(await read(ada, id)).toMatchObject({ content: NO_CONTENT, dropped: 0 });
      return { ...done, ...written() };
    });
    await run(id, () => Promise.reject(new Error('It is written already')));
    expect(await sentencesOf(ada, id)).toHaveLength(3);
  });

  it('say that there is not enough, and keep no sentence', async () => {
    const { id } = await make();
    await run(id, () => Promise.resolve({ ...done, ...written(), isEnough: false }));
    expect(await read(ada, id)).toMatchObject({ state: 'DONE', reason: 'NOT_ENOUGH_DATA', content: NO_CONTENT });
  });

  it('fail with the reason of the model, and only a retry may help with other errors', async () => {
    const { id } = await make();
    await expect(run(id, () => Promise.reject(new Error('secret')))).rejects.toThrow('secret');
    expect((await read(ada, id))!.state).toBe('WORKING');
    await run(id, () => Promise.reject(new ModelUnavailable('ai.test answered 503. Try again later.', true)));
    expect(await read(ada, id)).toMatchObject({ state: 'FAILED', reason: 'ai.test answered 503. Try again later.' });
  });

  it('stop when they are canceled', async () => {
    const { id } = await make();
    await run(id, async (_team, _task, _sources, { signal }) => {
      await stores.work.perform(ada.teamId, ({ aiTexts }) => aiTexts.cancel(id, new Date()));
      await new Promise((stop) => signal.addEventListener('abort', stop));
      signal.throwIfAborted();
      throw new Error('It was aborted');
    });
    expect((await read(ada, id))!.state).toBe('CANCELLED');
  });

  it('lose the sentences of a source that is removed for good, and fail while they are written from it', async () => {
    const { id } = await make({ state: 'DONE', ...written() });
    const growing = await make();
    await run(growing.id, async () => {
      await stores.source.transaction(async (manager) => {
        await manager.query(`SELECT set_config('evident.team_id', $1, true)`, [ada.teamId]);
        await forgetSources(sessionOf(ada.teamId, manager), [secret]);
      });
      return { ...done, ...written() };
    });
    expect(await sentencesOf(ada, id)).toEqual(['Nobody trusts it.', 'No trust.']);
    expect(await read(ada, growing.id)).toMatchObject({ state: 'FAILED', content: NO_CONTENT });
    const [row] = await stores.database.query<{ content: unknown }>('SELECT content FROM ai_text WHERE id = $1', [id]);
    expect(JSON.stringify(row!.content)).not.toContain(secret);
  });
});
