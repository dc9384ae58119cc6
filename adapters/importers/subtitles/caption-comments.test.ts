import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from '@evident/domain/content';
import { readFile } from '../reading/read-file.ts';

async function read(text: string | Uint8Array, comments?: boolean) {
  const outcome = await readFile({
    name: 'talk.vtt',
    bytes: Buffer.from(text),
    options: comments === undefined ? {} : { comments },
  });
  if (outcome.kind !== 'notes') throw new Error(JSON.stringify(outcome));
  const [note] = outcome.notes;
  const letters = [...plainText(note!.content)];
  const threads = (note!.threads ?? []).map(({ place, comments: [first] }) => [
    first!.text,
    place && letters.slice(place.start, place.end).join(''),
  ]);
  return { threads, words: letters.join(''), notices: outcome.notices, faults: outcome.faults };
}
const caption = (second: number, text: string, note = ''): string =>
  `${note}00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n\n`;

describe('comments of captions', () => {
  it('are about the caption below, at the start about the whole note', async () => {
    const sample = readFileSync(join(import.meta.dirname, '../../../test/fixtures/imports/subsrt/sample.vtt'));
    const { threads, notices } = await read(sample);
    expect(threads.map(([text, place]) => [text?.split('\n')[0], place])).toEqual([
      ['This file was written by Jill. I hope', null],
      ['check next cue', 'Today we’ll be teaching you how to make'.replace('’', "'")],
      ['end of file', null],
    ]);
    expect(notices).toEqual([]);
  });

  it('are left out and counted if the member wants none', async () => {
    expect(await read(`WEBVTT\n\n${caption(1, 'One.', 'NOTE ask again\n\n')}`, false)).toMatchObject({
      threads: [],
      notices: ['One comment was left out.'],
    });
  });

  it.each(['Confidence: 0.8984', 'duration:"00:12:41.5"', 'language:en-us', '0f3ad2c1-77aa-4c1e-9d3b-0a1b2c3d4e5f'])(
    'of programs are none of a person: NOTE %s',
    async (said) => {
      const { threads, notices } = await read(`WEBVTT\n\n${caption(1, 'One.', `NOTE ${said}\n\n`)}`);
      expect({ threads, notices }).toEqual({ threads: [], notices: [] });
    },
  );

  it('can recur', async () => {
    const { threads, notices } = await read(
      `WEBVTT\n\n${[1, 3, 5].map((at) => caption(at, `One ${at}.`, 'NOTE unclear\n\n')).join('')}`,
    );
    expect(threads.map(([text]) => text)).toEqual(['unclear', 'unclear', 'unclear']);
    expect(notices).toEqual([]);
  });

  it('that recur with other numbers are of a program, and counted', async () => {
    const { threads, notices } = await read(
      `WEBVTT\n\n${[1, 3, 5].map((at) => caption(at, 'One.', `NOTE segment ${at}\n\n`)).join('')}`,
    );
    expect({ threads, notices }).toEqual({ threads: [], notices: ['3 comments were left out.'] });
  });

  it.each([
    ['', '.'],
    ['', ','],
    ['7\n', '.'],
    ['7\n', ','],
  ])('end at the times below, %j with %s', async (counter, point) => {
    const { threads, words } = await read(
      `WEBVTT\n\n${caption(1, 'Early words.')}NOTE who is this?\n${counter}${caption(3, 'Late words.')}`.replaceAll(
        /(\d)\.(\d)/g,
        `$1${point}$2`,
      ),
    );
    expect(threads).toEqual([['who is this?', 'Late words.']]);
    expect(words).toContain('Late words.');
  });

  it('that programs name paragraphs with are none of a person', async () => {
    const { threads, notices } = await read(
      `WEBVTT\n\n${[1, 3, 5, 7].map((at) => caption(at, 'One.', 'NOTE Paragraph\n\n')).join('')}`,
    );
    expect({ threads, notices }).toEqual({ threads: [], notices: [] });
  });
});

describe('times that cannot be read', () => {
  it('are no words', async () => {
    const sbv = '0:00:01.000,0:00:02.000\nOne.\n\n0:00:13.f89,0:00:15.489\nTwo.\n\n0:00:16.000,0:00:17.000\nThree.\n';
    const { notices, faults } = await read(sbv);
    expect(notices).toEqual([]);
    expect(faults).toHaveLength(1);
  });
});
