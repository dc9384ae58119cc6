import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../../../test/support/shared-data.ts';
import { type HeardWord, alignWords } from './align-words.ts';

const said = (...words: [string, number, number][]): HeardWord[] =>
  words.map(([text, start, end]) => ({ text, start, end }));

describe('aligning a text to timed words', () => {
  it('gives equal and corrected words the times of those that were heard', () => {
    const heard = said(['we', 0, 100], ['bought', 100, 400], ['grafanna', 500, 900], ['yesterday', 900, 1400]);
    expect(alignWords(['We', 'bought', 'Grafana,', 'yesterday.'], heard)).toEqual([
      { start: 0, end: 100 },
      { start: 100, end: 400 },
      { start: 500, end: 900 },
      { start: 900, end: 1400 },
    ]);
  });

  it('shares the time of other words heard in the same place', () => {
    const heard = said(['it', 0, 100], ['cost', 100, 400], ['ten', 500, 700], ['k', 700, 900], ['overall', 900, 1400]);
    const times = alignWords(['it', 'cost', '10,000', 'dollars', 'overall'], heard);
    expect(times[2]).toEqual({ start: 500, end: 687 });
    expect(times[3]).toEqual({ start: 687, end: 900 });
  });

  it('puts a word that nobody heard into the pause', () => {
    const heard = said(['so', 0, 300], ['then', 1000, 1300]);
    expect(alignWords(['so', 'um', 'then'], heard)[1]).toEqual({ start: 300, end: 1000 });
  });

  it('leaves words before and after the speech without times', () => {
    expect(alignWords(['Minutes', 'hello', 'there', 'End'], said(['hello', 0, 300], ['there', 300, 500]))).toEqual([
      null,
      { start: 0, end: 300 },
      { start: 300, end: 500 },
      null,
    ]);
    expect(alignWords(['one'], [])).toEqual([null]);
    expect(alignWords([], said(['one', 0, 1]))).toEqual([]);
  });

  it('never goes back in time, where a passage was moved too', () => {
    const heard = said(
      ...'alpha beta gamma delta epsilon zeta eta theta iota kappa'
        .split(' ')
        .map((word, at): [string, number, number] => [word, at * 100, at * 100 + 90]),
    );
    const times = alignWords('zeta eta theta iota kappa alpha beta gamma delta epsilon'.split(' '), heard);
    const starts = times.flatMap((time) => (time ? [time.start] : []));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  const folder = sharedFolder('transcripts/asr-earnings21');
  const rows = (file: string) =>
    readFileSync(join(folder!, file), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('|'));

  (folder ? it : it.skip).each(['4386541', '4387383', '4392809'])(
    'times a human transcript of call %s from the words of a recognizer, as another recognizer heard them',
    (call) => {
      const heard = rows(`${call}.asr-speechmatics.nlp`).flatMap(([text, , start, end]) =>
        start ? [{ text: text!, start: Number(start) * 1000, end: Number(end) * 1000 }] : [],
      );
      const reference = rows(`${call}.reference.nlp`).map(([text]) => text!);
      const times = alignWords(reference, heard);
      expect(times.filter(Boolean).length / reference.length).toBeGreaterThan(0.99);
      const other = rows(`${call}.asr-amazon.nlp`).flatMap(([text, , start, end]) =>
        start ? [{ text: text!, start: Number(start) * 1000, end: Number(end) * 1000 }] : [],
      );
      const otherTimes = alignWords(reference, other);
      const far = times.filter((time, at) => {
        const second = otherTimes[at];
        return time && second && Math.abs(time.start - second.start) > 1000;
      }).length;
      expect(far / reference.length).toBeLessThan(0.025);
    },
  );
});
