import { TextLimitExceeded } from '@evident/application/texts/text-workers';
import { TEXT_SHAPES } from '../../test/builders/text-shapes.ts';
import { growth, threadCpuMs } from '../../test/support/growth.ts';
import { SnowballTextAnalysis } from '../text/snowball-text-analysis.ts';
import { namesIn } from './names.ts';
import { sentimentOf } from './sentiment.ts';
import { TextThreads } from './text-threads.ts';

const TEAM = '01a0000a-0000-7000-8000-000000000001';

describe('names', () => {
  it('are found wherever a long text is cut', () => {
    const met = 'and then we met Anna Miller in London to talk about it for a while and ';
    const text = met.repeat(60);
    const names = namesIn(text).map(({ text: name, start }) => [name, text.slice(start, start + name.length)]);
    expect(names).toHaveLength(120);
    expect(new Set(names.flat())).toEqual(new Set(['Anna Miller', 'London']));
  });
});

describe('sentiment', () => {
  it('turns a word that is negated, and no other, anywhere in a long text', () => {
    const said =
      'We met on Monday and it was good for all of us who were there. The tool is not good at all for any of that. ';
    const { words } = sentimentOf(said.repeat(20));
    expect(words.map(({ valence }) => valence).sort((a, b) => a - b)).toEqual([
      ...Array(20).fill(-2),
      ...Array(20).fill(2),
    ]);
  });
});

describe('the time for a text of any shape', () => {
  const analysis = new SnowballTextAnalysis();
  const COMPUTATIONS: Readonly<Record<string, readonly [compute: (text: string) => unknown, most: number]>> = {
    'finding names': [namesIn, 10_000],
    'judging sentiment': [sentimentOf, 20_000],
    'analyzing words': [(text) => analysis.analyse(text, null), 5_000_000],
  };
  it.each(Object.entries(COMPUTATIONS))('grows with its length: %s', (_, [compute, most]) => {
    const ratios = Object.entries(TEXT_SHAPES).map(([shape, textOf]): [string, number] => [
      shape,
      growth(textOf, compute, most),
    ]);
    expect(ratios.filter(([, ratio]) => ratio > 2.8)).toEqual([]);
  });
});

describe('workers for texts', () => {
  const open: TextThreads[] = [];
  const threads = (options: ConstructorParameters<typeof TextThreads>[0] = {}): TextThreads => {
    const made = new TextThreads({ threads: 1, ...options });
    open.push(made);
    return made;
  };
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

  it('compute away from the main thread', async () => {
    const text = TEXT_SHAPES['words without punctuation'](1_000_000);
    const workers = threads();
    // A thread is started by the main one.
    await workers.run(TEAM, 'personalData', 'Anna', true);
    const began = threadCpuMs();
    const [sentences] = await workers.run(TEAM, 'sentences', [
      { key: 'N1', type: 'note', id: TEAM, text, blocks: [] } as never,
    ]);
    const found = await workers.run(TEAM, 'personalData', text.slice(0, 40_000), true);
    const own = threadCpuMs() - began;
    expect(sentences).toMatchObject({ start: 0, source: 'N1' });
    expect(found.map(({ text: name }) => name)).toContain('Anna');
    const again = threadCpuMs();
    namesIn(text.slice(0, 40_000));
    expect(own).toBeLessThan((threadCpuMs() - again) / 2);
  });

  it('give up a task that is out of time or memory, and do the next one', async () => {
    const slow = threads({ timeMs: 1 });
    await expect(slow.run(TEAM, 'personalData', TEXT_SHAPES['one line of sentences'](20_000), true)).rejects.toThrow(
      TextLimitExceeded,
    );
    const small = threads({ memoryMb: 16 });
    const lines = TEXT_SHAPES['numbers'](2_000_000);
    await expect(small.run(TEAM, 'wordVectors', lines.split(' '))).rejects.toThrow(TextLimitExceeded);
    expect(await small.run(TEAM, 'personalData', 'Mail ana@example.org.', false)).toMatchObject([
      { kind: 'email address', start: 5, end: 20 },
    ]);
  });

  it('fail a task that fails, and go on', async () => {
    const workers = threads();
    await expect(workers.run(TEAM, 'namedIn', null as never, 'Anna')).rejects.toThrow('could not be read');
    expect(await workers.run(TEAM, 'wordVectors', [''])).toEqual([new Float32Array(256)]);
  });
});
