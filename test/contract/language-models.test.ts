import { HttpLanguageModel } from '../../adapters/ai/http-language-model.ts';
import { jsonItems } from '../../adapters/ai/json-items.ts';
import { refuse } from '@evident/domain/kernel';
import { GuardedHttp } from '../../adapters/outbound/guarded-http.ts';
import type { ModelUsage } from '../../application/ai/language-model.ts';
import { type FakeAnswer, fakeModel } from '../support/fake-model.ts';

const request = (text: string) => ({
  system: 'Rules',
  messages: [{ role: 'user' as const, text }],
  schema: { type: 'object' },
  maxTokens: 500,
});
const SOURCES = JSON.stringify({
  sources: [{ key: 'S1', title: 'Call', lines: ['We check every number twice before we send it.'] }],
});

describe.each(['OPENAI', 'ANTHROPIC'] as const)('a language model that speaks the protocol of %s', (provider) => {
  let fake: Awaited<ReturnType<typeof fakeModel>>;
  beforeAll(async () => {
    fake = await fakeModel();
  });
  afterAll(() => fake.close());
  afterEach(() => {
    fake.next = [];
    fake.seen = [];
  });

  const outbound = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
  const model = (name = 'fake', more: object = {}) =>
    new HttpLanguageModel({
      id: 'AI',
      provider,
      url: fake.url,
      key: 's3cret',
      model: name,
      region: 'eu',
      contextTokens: 8_000,
      backoffMs: 1,
      stream: (address, sent) => outbound.stream(address, sent),
      ...more,
    });
  const answerOf = async (of = model(), signal = new AbortController().signal) => {
    const usage: ModelUsage[] = [];
    let text = '';
    const told = await (async () => {
      for await (const piece of of.generate(request(SOURCES), signal, (used) => usage.push(used))) text += piece;
      return null;
    })().catch((error: Error) => error.message);
    return { text, usage, told: told?.replace(/127\.0\.0\.1:\d+/, 'HOST') ?? null };
  };

  it('streams an answer of the schema, and reports its tokens', async () => {
    const { text, usage } = await answerOf();
    expect(JSON.parse(text)).toMatchObject({ sentences: [{ quotes: [{ source: 'S1' }] }] });
    expect(usage).toEqual([{ inputTokens: 120, outputTokens: 34 }]);
    expect(fake.seen).toMatchObject([{ model: 'fake', system: 'Rules', message: SOURCES, key: 's3cret' }]);
    expect(fake.seen[0]!.schema).toEqual({ type: 'object' });
    expect(model()).toMatchObject({ host: expect.stringContaining('127.0.0.1:'), region: 'eu' });
  });

  it('reads an answer that is not streamed', async () => {
    fake.next = [{ text: '{"sentences":[]}', isWhole: true }];
    expect((await answerOf()).text).toBe('{"sentences":[]}');
  });

  it('leaves out the thoughts before an answer, also in pieces', async () => {
    fake.next = [{ text: '<think>{"sentences": [1]} or not?</think>\n\n{"sentences":[]}', chunk: 3 }];
    expect((await answerOf()).text.trim()).toBe('{"sentences":[]}');
  });

  it('says that an answer was cut at its limit, and counts its tokens', async () => {
    fake.next = [{ text: '{"sentences":[{"te', isCut: true }];
    const { text, told, usage } = await answerOf();
    expect(text).toBe('{"sentences":[{"te');
    expect(told).toMatch(/^HOST cut its answer at the limit of tokens\./);
    expect(usage).toHaveLength(1);
  });

  it('asks again while the endpoint takes no requests or fails, before the first piece', async () => {
    fake.next = [{ status: 429, headers: { 'retry-after': '0' } }, { status: 503 }];
    const { told, usage } = await answerOf();
    expect([told, fake.seen.length, usage.length]).toEqual([null, 3, 1]);
  });

  it('does not ask again once nothing may be sent any more', async () => {
    fake.next = [{ status: 503, headers: { 'retry-after': '0' } }];
    let asked = 0;
    const maySend = async (): Promise<void> => {
      asked += 1;
      if (asked > 1) refuse('InvalidOperation', 'AI is switched off');
    };
    const answered = async () => {
      const { signal } = new AbortController();
      for await (const _ of model('fake').generate(request(SOURCES), signal, () => undefined, maySend));
    };
    await expect(answered()).rejects.toMatchObject({ title: 'AI is switched off' });
    expect(fake.seen).toHaveLength(1);
  });

  it('does not ask again after the first piece', async () => {
    fake.next = [{ breaksAfter: 40 }];
    const { told, text, usage } = await answerOf();
    expect(told).toMatch(/^HOST (did not finish|broke off)/);
    expect([text.length > 0, fake.seen.length, usage.length]).toEqual([true, 1, 1]);
  });

  it.each([
    [
      'takes no requests',
      [429, 429, 429, 429],
      'HOST answered 429. It takes no more requests at the moment. Try again later.',
    ],
    ['fails', [500, 500, 500, 500], 'HOST answered 500. Try again later.'],
    ['refuses the key', [401], 'HOST answered 401. Check AI_KEY.'],
    ['does not know the model', [404], 'HOST answered 404. Check AI_URL and AI_MODEL.'],
  ])('says what to do if the endpoint %s, without the words of the request', async (_, statuses, sentence) => {
    fake.next = statuses.map((status) => ({ status, headers: { 'retry-after': '0' } }));
    expect(await answerOf()).toEqual({ text: '', usage: [], told: sentence });
    expect(fake.seen).toHaveLength(statuses.length);
  });

  it('says that the endpoint cannot be reached', async () => {
    const { told } = await answerOf(model('fake', { url: 'http://127.0.0.1:1/v1' }));
    expect(told).toBe('HOST cannot be reached: 127.0.0.1 is not reachable (ECONNREFUSED).');
  });

  it('says that an endpoint which is silent did not answer in time', async () => {
    fake.next = Array.from({ length: 4 }, () => ({ beforeChunk: () => new Promise<void>(() => undefined) }));
    const { told } = await answerOf(model('fake', { idleMs: 30 }));
    expect(told).toMatch(/did not answer in time/);
  });

  it('stops when it is no longer needed, also while it waits for its turn', async () => {
    const leaving = new AbortController();
    fake.next = [{ beforeChunk: () => Promise.resolve(leaving.abort(new Error('enough'))) }];
    const one = model('fake', { atOnce: 1 });
    const told = (await Promise.all([answerOf(one, leaving.signal), answerOf(one, leaving.signal)])).map(
      (answer) => answer.told,
    );
    expect([told, fake.seen.length]).toEqual([['enough', 'enough'], 1]);
    expect((await answerOf(one)).told).toBeNull();
  });
});

describe('an endpoint that refuses a form of request', () => {
  let fake: Awaited<ReturnType<typeof fakeModel>>;
  let model: HttpLanguageModel;
  beforeEach(async () => {
    fake = await fakeModel();
    const outbound = new GuardedHttp({ internalUrls: ['http://127.0.0.1'] });
    model = new HttpLanguageModel({
      id: 'AI',
      provider: 'OPENAI',
      url: fake.url,
      model: 'fake',
      contextTokens: 8_000,
      stream: (address, sent) => outbound.stream(address, sent),
    });
  });
  afterEach(() => fake.close());

  const BEST = 'schema, max_tokens';
  const NEWER = 'schema, max_completion_tokens';
  const SIMPLE = 'max_tokens';
  const NEWER_SIMPLE = 'max_completion_tokens';
  /** The forms that one request is sent in, and whether it is answered. */
  const formsOf = async (...refusals: FakeAnswer[]) => {
    fake.seen = [];
    fake.next = refusals;
    const answered = await (async () => {
      for await (const _ of model.generate(request(SOURCES), new AbortController().signal, () => undefined));
      return true;
    })().catch(() => false);
    const forms = fake.seen.map(({ schema, body }) =>
      [schema && 'schema', ...Object.keys(body).filter((key) => key.startsWith('max_'))].filter(Boolean).join(', '),
    );
    return [answered, ...forms];
  };
  const REFUSED = { status: 400 };

  it('is asked in simpler ones, and from the third request on directly in the one it accepts', async () => {
    for (let asked = 0; asked < 2; asked += 1)
      expect(await formsOf(REFUSED, REFUSED)).toEqual([true, BEST, NEWER, SIMPLE]);
    expect(await formsOf()).toEqual([true, SIMPLE]);
    // Replaced by another server at the same address, it is asked in the others again.
    for (let asked = 0; asked < 2; asked += 1) expect(await formsOf(REFUSED)).toEqual([true, SIMPLE, BEST]);
    expect(await formsOf()).toEqual([true, BEST]);
  });

  it('is asked in the best one after it refused all forms of one text', async () => {
    expect(await formsOf(REFUSED, REFUSED, REFUSED, REFUSED)).toEqual([false, BEST, NEWER, SIMPLE, NEWER_SIMPLE]);
    expect(await formsOf()).toEqual([true, BEST]);
  });

  it('is asked in the best one after it accepted one text only in a simpler form', async () => {
    expect(await formsOf(REFUSED, REFUSED)).toEqual([true, BEST, NEWER, SIMPLE]);
    expect(await formsOf()).toEqual([true, BEST]);
    expect(await formsOf()).toEqual([true, BEST]);
  });

  it.each([
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
    'the request exceeds the available context size, try increasing it',
    'prompt is too long: 200251 tokens > 199999 maximum',
    'The response was filtered due to the prompt triggering content management policy',
  ])('is not asked again if the reason is the text: %s', async (refusal) => {
    expect(await formsOf({ status: 400, refusal })).toEqual([false, BEST]);
  });
});

describe('the objects of a streamed list', () => {
  const read = async (...pieces: string[]) => {
    const items: unknown[] = [];
    const told = await (async () => {
      const stream = (async function* () {
        yield* pieces;
      })();
      for await (const item of jsonItems(stream, 'sentences')) items.push(item);
      return null;
    })().catch((error: Error) => error.name);
    return [items, told];
  };

  it.each([
    ['whole', ['{"sentences":[{"text":"a"},{"text":"b"}]}'], [{ text: 'a' }, { text: 'b' }], null],
    ['in pieces', ['{"sent', 'ences":[{"te', 'xt":"a}]"}', ']}'], [{ text: 'a}]' }], null],
    ['in a code block', ['```json\n', '{"sentences":[{"text":"a"}]}', '\n```'], [{ text: 'a' }], null],
    ['cut off', ['{"sentences":[{"text":"a"},{"text":"'], [{ text: 'a' }], null],
    ['no JSON', ['I am sorry.'], [], 'WrongJson'],
    ['broken', ['{"sentences":[{"text":"a"},', 'oops]}'], [{ text: 'a' }], 'WrongJson'],
    ['of another form', ['{"answer": 5}'], [], 'WrongJson'],
    ['empty', ['{"sentences": []}'], [], null],
    ['a bare list', ['[{"text":"a"},', '{"text":"b"}]'], [{ text: 'a' }, { text: 'b' }], null],
    ['in an object around it', ['{"answer":{"sentences":[{"text":"a"}]}}'], [{ text: 'a' }], null],
    ['after prose with braces', ['Here {as asked} [1] it is: ', '{"sentences":[{"text":"a"}]}'], [{ text: 'a' }], null],
    ['before prose', ['{"sentences":[{"text":"a"}]} I hope {this} helps.'], [{ text: 'a' }], null],
  ])('are read as soon as each is complete: %s', async (_, pieces, items, told) => {
    expect(await read(...pieces)).toEqual([items, told]);
  });
});
