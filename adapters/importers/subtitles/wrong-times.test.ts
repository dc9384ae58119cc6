import fc from 'fast-check';
import { isTimes } from './caption-times.ts';
import { cuesOfSbv, cuesOfSubRip, cuesOfWebVtt } from './subtitles.ts';

const texts = (cues: readonly { text: string }[]): string[] => cues.map((cue) => cue.text);

describe('a caption without readable times', () => {
  it.each([
    ['no time', 'Text without a time is kept', 'no time\nbad'],
    ['0:00:1x.000,0:00:20.000', 'The caption’s times can’t be read; its words have none', 'bad'],
    ['-0:00:01.000,0:00:02.000', 'The caption’s times can’t be read; its words have none', 'bad'],
    ['0:00:02.500,', 'The caption’s times can’t be read; its words have none', 'bad'],
    ['0:00:03.000,0:00:02.000', 'The caption ends before it starts; its words have no times', 'bad'],
  ])('of SBV keeps its words, and is no part of the one before: %s', (line, cause, words) => {
    const { cues, faults } = cuesOfSbv(
      `0:00:01.000,0:00:02.000\none\n\n${line}\nbad\n\n0:00:03.000,0:00:04.000\ntwo\n`,
    );
    expect(texts(cues)).toEqual(['one', words, 'two']);
    expect(cues[1]).toMatchObject({ start: null, end: null });
    expect(faults).toEqual([{ line: 4, cause }]);
  });
  const WRONG = [
    ['00:00:03,000 --> 00:00:02,000', 'The caption ends before it starts; its words have no times'],
    ['-00:00:01,000 --> 00:00:02,000', 'The caption’s times can’t be read; its words have none'],
    ['00:00:01,000 --> -00:00:02,000', 'The caption’s times can’t be read; its words have none'],
    ['00:75:01,000 --> 00:75:02,000', 'The caption’s times can’t be read; its words have none'],
    ['0-1:58:22,135 --> 0-1:58:24,770', 'The caption’s times can’t be read; its words have none'],
    ['00:00:01,000 -->', 'The caption’s times can’t be read; its words have none'],
    ['--> 00:00:02,000', 'The caption’s times can’t be read; its words have none'],
    ['00:00:01,000 ---> 00:00:02,000', 'The caption’s times can’t be read; its words have none'],
    ['00:00:0l,000 --> 00:00:02,000', 'The caption’s times can’t be read; its words have none'],
  ] as const;
  it.each(WRONG)('of SubRip keeps its words: %s', (line, cause) => {
    for (const [before, at] of [
      ['1\n00:00:01,000 --> 00:00:02,000\none\n\n2\n', 6],
      ['00:00:01,000 --> 00:00:02,000\none\n2\n', 4],
    ] as const) {
      const { cues, faults } = cuesOfSubRip(`${before}${line}\nbad\n\n3\n00:00:03,000 --> 00:00:04,000\ntwo\n`);
      expect(cues.map(({ start, text }) => [start, text])).toEqual([
        [1000, 'one'],
        [null, 'bad'],
        [3000, 'two'],
      ]);
      expect(faults).toEqual([{ line: at, cause }]);
    }
  });
  it.each(WRONG)('of WebVTT keeps its words in their place: %s', (line, cause) => {
    const times = line.replaceAll(',', '.');
    const { cues, faults } = cuesOfWebVtt(
      `WEBVTT\n\n00:01.000 --> 00:02.000\none\n\n${times}\n<v Ann>bad\n\n00:03.000 --> 00:04.000\ntwo\n`,
    )!;
    expect(cues.map(({ start, speaker, text }) => [start, speaker, text])).toEqual([
      [1000, null, 'one'],
      [null, 'Ann', 'bad'],
      [3000, null, 'two'],
    ]);
    expect(faults).toEqual([{ line: 6, cause }]);
  });
  it('is not one that says an arrow', () => {
    const { cues, faults } = cuesOfSubRip(
      '1\n00:00:01,000 --> 00:00:02,000\nYou click File --> Print,\n\nthen A --> B at 12:30 --> done.\n\n2\n00:00:03,000 --> 00:00:04,000\n--> and so on\n',
    );
    expect(texts(cues)).toEqual(['You click File --> Print,\nthen A --> B at 12:30 --> done.', '--> and so on']);
    expect(faults).toEqual([]);
  });
  it('is no comment, style or head of WebVTT with another name', () => {
    const { cues, faults } = cuesOfSubRip(
      'WEBVTT\nKind: captions\n\nNOTE nothing\nat all\n\n00:00:01,000 --> 00:00:02,000\none\n',
    );
    expect(texts(cues)).toEqual(['one']);
    expect(faults).toEqual([]);
  });
  it.each([
    ['a number', '1'.repeat(1_000_000)],
    ['a number with a minus', `-${'1'.repeat(1_000_000)}`],
    ['numbers behind an arrow', `1: --> ${'1:'.repeat(500_000)}\u2028`],
    ['numbers behind an arrow alone', `--> ${'1:'.repeat(500_000)}\u2028`],
    ['arrows', '1:-'.repeat(300_000)],
    ['spaces', `${' '.repeat(1_000_000)}1`],
  ])('takes time linear in a line, of %s', (_, line) => {
    expect(isTimes(line)).toBe(line.includes('-->'));
    expect(texts(cuesOfSubRip(`1\n00:00:01,000 --> 00:00:02,000\n${line.replace('-->', '->')}\n`).cues)).toHaveLength(
      1,
    );
  });
  it('keeps the order of captions with and without times in WebVTT', () => {
    const vtt = 'WEBVTT\n\na\n\nb\n\n00:01.000 --> 00:02.000\none\n\nc\n\n00:03.000 --> 00:04.000\ntwo\n\nd\n';
    expect(texts(cuesOfWebVtt(vtt)!.cues)).toEqual(['a', 'b', 'one', 'c', 'two', 'd']);
  });
  it('loses no word, whatever its times are', () => {
    const time = fc.oneof(
      fc.integer({ min: 0, max: 99 }).map((s) => `00:00:${String(s).padStart(2, '0')},000`),
      fc.constantFrom('-00:00:01,000', '', '00:0:1', '0l:00:00,000'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { minLength: 1, maxLength: 8 }), (all) => {
        const source = all.map(([from, to], n) => `${n + 1}\n${from} --> ${to}\nword${n}\n`).join('\n');
        expect(
          texts(cuesOfSubRip(source).cues)
            .join(' ')
            .match(/word\d/g),
        ).toEqual(all.map((_, n) => `word${n}`));
      }),
    );
  });
});
