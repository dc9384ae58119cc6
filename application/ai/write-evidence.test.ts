import { type AiSettings, DEFAULT_AI_SETTINGS } from '@evident/domain/ai';
import type { Source } from '@evident/domain/evidence';
import type { WritingTask } from './evidence-writer.ts';
import { WrongJson } from './ask-model.ts';
import { AnswerCut, type LanguageModel, type ModelRequest, ModelUnavailable } from './language-model.ts';
import { WriteEvidence, type WritingPorts } from './write-evidence.ts';

const task: WritingTask = {
  purpose: 'summary',
  instruction: 'Summarize the note.',
  asked: [],
  sections: [{ key: 'pains', title: null, about: 'What is hard.' }],
  language: null,
  sentencesMax: 6,
  sentencesMin: 0,
  extract: () => Promise.resolve([]),
};
const line = 'This is a sentence about numbers that nobody trusts at all.';
const long: Source = {
  key: 'S1',
  type: 'note',
  id: '0198c5a2-0000-7000-8000-000000000000',
  parentId: null,
  projectId: null,
  title: 'Call',
  projectTitle: null,
  text: Array.from({ length: 600 }, () => line).join('\n'),
  blocks: [],
};
const { signal } = new AbortController();

/** A writer for a workspace whose settings become `decided` while the first request is answered. */
function deciding(decided: Partial<AiSettings>) {
  let settings: AiSettings = DEFAULT_AI_SETTINGS;
  const seen: ModelRequest[] = [];
  const model = (id: string, region: string): LanguageModel => ({
    id,
    name: id,
    provider: 'OPENAI',
    host: 'ai.example.com',
    region,
    contextTokens: 8_000,
    async *generate(request) {
      seen.push(request);
      settings = { ...settings, ...decided };
      yield 'No JSON';
    },
  });
  const stores = { aiSettings: { read: () => Promise.resolve(settings) } };
  const writer = new WriteEvidence({
    work: { prepare: (_: string, read: (all: typeof stores) => unknown) => read(stores) },
    models: [model('AI', 'eu'), model('AI_2', 'us')],
    clock: { now: () => new Date(0) },
    async *readItems(pieces: AsyncIterable<string>) {
      for await (const piece of pieces) yield { text: piece, quotes: [] };
    },
  } as unknown as WritingPorts);
  return { writer, seen };
}

describe('a text that is written in parts', () => {
  it('is sent whole while the decisions of the workspace stay', async () => {
    const { writer, seen } = deciding({});
    await writer.write('team', task, [long], { signal });
    expect(seen.length).toBeGreaterThan(2);
  });

  it.each([
    ['AI is switched off', { enabled: false }, 'AI is switched off in this workspace'],
    ['the region is disallowed', { regions: ['us'] }, 'The language model of this workspace was changed'],
    ['all regions are disallowed', { regions: ['ch'] }, 'The language model of this workspace was changed'],
    ['another model is chosen', { modelId: 'AI_2' }, 'The language model of this workspace was changed'],
  ])('sends no further part once %s', async (_, decided, refusal) => {
    const { writer, seen } = deciding(decided);
    await expect(writer.write('team', task, [long], { signal })).rejects.toThrow(refusal);
    expect(seen).toHaveLength(1);
  });
});

describe('a question', () => {
  it('is not repeated once AI is switched off', async () => {
    const { writer, seen } = deciding({ enabled: false });
    await expect(writer.choose('team', { ...task, schema: {} }, [long], signal)).rejects.toThrow(
      'AI is switched off in this workspace',
    );
    expect(seen).toHaveLength(1);
  });
});

describe('a model that does not write the text', () => {
  const said = { text: line, quotes: [{ source: 'S1', quote: line }] };
  const short: Source = { ...long, text: `${line}\nNo second sentence follows it.` };
  const extract = () => Promise.resolve([{ section: 'pains', ...said }]);
  const down = new ModelUnavailable('ai.example.com answered 503. Try again later.', true);
  const cut = new AnswerCut('ai.example.com cut its answer.', false);

  /** A writer whose model answers these sentences, and then fails. */
  function failing(items: readonly unknown[], error: Error | null, ports: Partial<WritingPorts> = {}) {
    const model = { id: 'AI', name: 'AI', host: 'ai.example.com', region: null, contextTokens: 8_000 };
    const stores = {
      aiSettings: { read: () => Promise.resolve(DEFAULT_AI_SETTINGS) },
      aiUsage: { of: () => Promise.resolve([{ inputTokens: 90, outputTokens: 20 }]), add: () => Promise.resolve() },
    };
    return new WriteEvidence({
      work: { prepare: (_: string, read: (all: typeof stores) => unknown) => read(stores) },
      models: [{ ...model, generate: async function* () {} }],
      clock: { now: () => new Date(0) },
      async *readItems() {
        yield* items;
        if (error) throw error;
      },
      ...ports,
    } as unknown as WritingPorts);
  }
  const write = (writer: WriteEvidence, own: Partial<WritingTask> = { extract }, source = short) =>
    writer.write('team', { ...task, sentencesMin: 1, ...own }, [source], { signal });

  it.each([
    ['is down', failing([], down), 'ai.example.com answered 503. Try again later.'],
    ['breaks off', failing([said], down), 'ai.example.com answered 503. Try again later.'],
    ['is over its budget', failing([said], null, { monthlyTokens: 100 }), 'This workspace has used its 100 tokens of'],
    ['answers no JSON', failing([], new WrongJson('')), 'ai.example.com did not answer with the JSON'],
    ['answers JSON of another form', failing([{ answer: 1 }], null), 'ai.example.com did not answer with the JSON'],
    ['cuts its answer before a sentence', failing([], cut), 'ai.example.com cut its answer.'],
  ])('is replaced by extracted sentences if it %s', async (_, writer, reason) => {
    const written = await write(writer);
    expect(written).toMatchObject({ method: 'EXTRACTED', model: null, isEnough: true });
    expect(written.content.sections[0]?.sentences).toMatchObject([{ text: line }]);
    expect(written.reason).toContain(reason);
    expect(written.reason).toMatch(/These sentences were extracted instead\.$/u);
  });

  it('is to blame if nothing can be extracted either', async () => {
    const nothing = { extract: () => Promise.resolve([]) };
    await expect(write(failing([], down), nothing)).rejects.toBe(down);
    await expect(write(failing([{ answer: 1 }], null), nothing)).rejects.toThrow('did not answer with the JSON');
  });

  it('is to blame if none of the parts of long sources was answered in the right form', async () => {
    const nothing = { extract: () => Promise.resolve([]) };
    await expect(write(failing([{ answer: 1 }], null), nothing, long)).rejects.toThrow('did not answer with the JSON');
    await expect(write(failing([], cut), nothing, long)).rejects.toBe(cut);
  });

  it('fails a text whose feature goes on from there', async () => {
    await expect(write(failing([], down), { extract, failsWithModel: true })).rejects.toBe(down);
  });

  it('says that its answer was cut, even if it has enough sentences', async () => {
    expect(await write(failing([said], cut))).toMatchObject({
      method: 'MODEL',
      isEnough: true,
      reason: 'ai.example.com cut its answer.',
    });
  });

  it('gives no reason for a whole answer', async () => {
    expect(await write(failing([said], null))).toMatchObject({ method: 'MODEL', reason: null });
  });
});
