import { newAiText, type Source } from '@evident/domain/evidence';
import { copyEraser } from '@evident/domain/redaction';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { EvidenceWriter, Written } from './evidence-writer.ts';
import { runAiText } from './run-ai-text.ts';

const SECRET = 'Zanzibarquux signs nothing';
const never = (): boolean => false;

describe('a text whose sources are redacted while it is written', () => {
  let stores: OpenStores;
  let ada: Person;
  let noteId: string;
  let textId: string;

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    [noteId, textId] = [uuidV7.newId(), uuidV7.newId()];
    const { teamId, userId: createdBy } = ada;
    const text = newAiText({
      id: textId,
      teamId,
      projectId: null,
      ownerId: null,
      purpose: 'summary',
      createdBy,
      now: new Date(),
    });
    await stores.work.perform(teamId, ({ aiTexts }) => aiTexts.create(text));
  });

  const redact = (of = noteId, until: Promise<void> = Promise.resolve(), begun = (): void => undefined) =>
    stores.work.perform(ada.teamId, async ({ redactionTraces }) => {
      await redactionTraces.changeSources();
      begun();
      await redactionTraces.eraseInNote(of, copyEraser([{ text: SECRET, before: '', after: '' }], true));
      await until;
    });
  const sourceOf = (text: string): Source =>
    ({ key: 'S1', type: 'note', id: noteId, parentId: null, projectId: null, title: '', text, blocks: [] }) as never;
  const written = (text: string): Written => ({
    method: 'EXTRACTED',
    model: null,
    content: {
      sections: [{ key: 'text', title: null, startTime: null, sentences: [{ text, citations: [] }] }],
      citations: [],
    },
    dropped: 0,
    isEnough: true,
  });
  /** Writes its source, after something else happened. */
  const run = (text: string, before: () => Promise<unknown> = async () => undefined) => {
    const writer = {
      method: async () => 'EXTRACTED',
      write: async (_, __, [source]) => {
        await before();
        return written(source!.text);
      },
    } as Partial<EvidenceWriter> as EvidenceWriter;
    const material = { task: {} as never, sources: [sourceOf(text)] };
    return runAiText({ work: stores.work, writer, clock: systemClock }, ada.teamId, textId, material, never);
  };
  const stored = () => stores.work.perform(ada.teamId, ({ aiTexts }) => aiTexts.find(textId));

  it('is written from sources that are read again, if they were read before', async () => {
    await redact();
    await expect(run(SECRET)).rejects.toThrow('read again');
    expect(JSON.stringify(await stored())).not.toContain(SECRET);
    expect(await run('[redacted]')).toMatchObject({ state: 'DONE' });
    expect(JSON.stringify(await stored())).toContain('[redacted]');
  });

  it('waits for a redaction under way before it begins', async () => {
    const [ending, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const redacting = redact(noteId, ending.promise, begun.resolve);
    await begun.promise;
    const running = run(SECRET);
    ending.resolve();
    await redacting;
    await expect(running).rejects.toThrow('read again');
  });

  it.each(['the cited note', 'another note, which may have copies'])('fails if %s is redacted', async (which) => {
    const ended = await run(SECRET, () => redact(which === 'the cited note' ? noteId : uuidV7.newId()));
    expect(ended).toBeNull();
    expect(await stored()).toMatchObject({
      state: 'FAILED',
      reason: 'Its sources changed while it was written. Try again.',
      content: { sections: [], citations: [] },
    });
  });

  it('keeps a text that was finished before', async () => {
    expect(await run('Nothing secret.')).toMatchObject({ state: 'DONE' });
    await redact();
    expect(await stored()).toMatchObject({ state: 'DONE' });
  });
});
