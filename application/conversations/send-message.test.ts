import type { Conversation } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { FoundPassages } from './find-passages.ts';
import { SendMessage, SendMessageHandler } from './send-message.ts';

const SECRET = 'The takeover of Zanzibarquux is planned for the spring of next year.';

describe('an answer whose passages are redacted before it is stored', () => {
  let world: OpenStores;
  let ada: Person;
  let conversationId: string;

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    conversationId = uuidV7.newId();
    const conversation: Conversation = {
      id: conversationId,
      teamId: ada.teamId,
      memberId: ada.userId,
      title: '',
      scopeType: 'WORKSPACE',
      scopeId: null,
      scopeIds: null,
      messages: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
      deletedAt: null,
      version: 1,
    };
    await world.work.perform(ada.teamId, ({ conversations }) => conversations.save(conversation));
  });

  const found = (): FoundPassages => {
    const block = { start: 0, end: SECRET.length, speaker: null, startMs: null, endMs: null, fileId: null };
    const facts = { key: 'S1', type: 'note', id: uuidV7.newId(), parentId: null, projectId: null, projectTitle: null };
    const source = { ...facts, title: 'Talk', text: SECRET, blocks: [block] } as unknown as Source;
    return {
      passages: [
        {
          source,
          text: SECRET,
          start: 0,
          end: SECRET.length,
          score: 1,
          fit: { words: 1, meaning: 1, held: 1, around: 1 },
        },
      ],
      isAnswered: true,
      missing: [],
      names: [],
      searched: { projects: 1, notes: 1, insights: 0, highlights: 0 },
    };
  };
  /** Asks; something happens after the passages were read. */
  const ask = (method: 'EXTRACTED' | 'MODEL', meanwhile: () => Promise<unknown>) => {
    const ports = {
      writer: { method: async () => method },
      count: async () => null,
      find: async () => {
        const passages = found();
        await meanwhile();
        return passages;
      },
      understanding: { embedder: null, analysis: new SnowballTextAnalysis() },
      jobs: { enqueue: async () => undefined },
      reader: { some: async () => [] },
      texts: { read: async () => [] },
      passages: { sources: async () => [] },
    } as never;
    return new SendMessageHandler(world.work, ports, uuidV7, systemClock).execute(
      new SendMessage(ada, conversationId, 'When is the takeover of Zanzibarquux planned?'),
    );
  };
  const redact = () => world.work.perform(ada.teamId, ({ redactionTraces }) => redactionTraces.changeSources());
  const stored = async () =>
    JSON.stringify(await world.database.query('SELECT state, content FROM ai_text WHERE team_id = $1', [ada.teamId]));

  it('is not stored', async () => {
    await expect(ask('EXTRACTED', redact)).rejects.toThrow('Its sources changed meanwhile');
    expect(await stored()).toBe('[]');
  });

  it('waits for a redaction under way, and is not stored', async () => {
    const [ending, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const redacting = world.work.perform(ada.teamId, async ({ redactionTraces }) => {
      await redactionTraces.changeSources();
      begun.resolve();
      await ending.promise;
    });
    await begun.promise;
    const asking = ask('EXTRACTED', async () => ending.resolve());
    await expect(asking).rejects.toThrow('Its sources changed meanwhile');
    await redacting;
    expect(await stored()).toBe('[]');
  });

  it('is stored if nothing was redacted, and waits for a model that reads again', async () => {
    await ask('EXTRACTED', async () => undefined);
    expect(await stored()).toContain('Zanzibarquux');
    await ask('MODEL', redact);
    expect(await stored()).toContain('WAITING');
  });
});
