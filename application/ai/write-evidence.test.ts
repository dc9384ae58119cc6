import { type AiSettings, DEFAULT_AI_SETTINGS } from '@evident/domain/ai';
import type { Source } from '@evident/domain/evidence';
import type { WritingTask } from './evidence-writer.ts';
import type { LanguageModel, ModelRequest } from './language-model.ts';
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
