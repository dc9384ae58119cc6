import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRichText } from '@evident/domain/content';
import {
  type Cue,
  type ImportOutcome,
  blocksOfPlainText,
  richDoc,
  turnsOfCues,
  withTurns,
} from '@evident/domain/imports';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { parseWebVtt } from './subtitles/webvtt.ts';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { readFile } from './reading/read-file.ts';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/imports');
const NAMES = ['a.md', 'a.csv', 'a.vtt', 'a.srt', 'a.json', 'a.html', 'a.rtf', 'a.txt', ''];
const STARTS = [
  '',
  'WEBVTT\n\n',
  '1\n00:00:01,000 --> 00:00:02,000\n',
  '{\\rtf1 ',
  '<html>',
  '---\ntitle: x\n---\n',
  'a,b\n',
  '{"segments":[',
  '%PDF-1.7\n',
  'PK\u0003\u0004',
];
const PIECES = [
  '\n',
  ' ',
  ':',
  '"',
  ',',
  ';',
  '\t',
  '<',
  '>',
  '-->',
  '00:01.000',
  '**',
  '[',
  ']',
  '(',
  '\\',
  '{',
  '}',
  '\0',
  'Anna',
  'é',
  '😀',
  '\ud800',
  '#',
  '|',
  '- ',
  '&amp;',
  '<script>',
  '</b>',
  '`',
  '\\u-1?',
  "\\'83",
  '0:21',
];

function sound(outcome: ImportOutcome): void {
  if (outcome.kind === 'notes')
    for (const { title, content, tags } of outcome.notes) {
      checkRichText(content);
      expect(title.length).toBeLessThanOrEqual(200);
      expect(JSON.stringify([title, tags])).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }
  if (outcome.kind === 'refused') {
    expect(outcome.title).not.toBe('');
    // The generic refusal means that a reader threw an unexpected error.
    expect(outcome.title).not.toBe('The file can’t be read');
  }
}

describe('a file made to hurt', () => {
  it('may hold any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...STARTS),
        fc.uint8Array({ maxLength: 300 }),
        async (name, start, bytes) => {
          sound(
            await readFile({ name, bytes: Buffer.concat([Buffer.from(start), bytes]), options: { ignoreNul: true } }),
          );
        },
      ),
      { numRuns: 400 },
    );
  });
  it('may hold any of the signs that readers look for, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...STARTS),
        fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }),
        async (name, start, pieces) => {
          sound(await readFile({ name, bytes: Buffer.from(start + pieces.join('')), options: { ignoreNul: true } }));
        },
      ),
      { numRuns: 800 },
    );
  });
  it.each(['tika/testWORD.docx', 'tika/testOpenOffice2.odt', 'tika/testRTFJapanese.rtf', 'pdpilot/P1.pdf'])(
    'may be a damaged %s',
    async (name) => {
      const whole = readFileSync(path.join(FIXTURES, name));
      await fc.assert(
        fc.asyncProperty(
          fc.nat(whole.length),
          fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
          async (length, changes) => {
            const bytes = Uint8Array.from(whole.subarray(0, length));
            for (const [place, byte] of changes) if (place < length) bytes[place] = byte;
            sound(await readFile({ name: path.basename(name), bytes, options: { ignoreNul: true } }));
          },
        ),
        { numRuns: 40 },
      );
    },
    60_000,
  );
  it('unpacks no bomb', async () => {
    const zeros = new Uint8Array(26 * 1024 * 1024);
    const bomb = zipSync(
      {
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': zeros,
        'word/a.xml': zeros,
        'word/b.xml': zeros,
        'word/c.xml': zeros,
      },
      { level: 1 },
    );
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await readFile({ name: 'a.docx', bytes: bomb })).toMatchObject({
      kind: 'refused',
      title: 'The document is too large when extracted',
    });
  });
  it('opens no entity of XML', async () => {
    const parts = {
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    };
    expect(await readFile({ name: 'a.odt', bytes: zipSync(parts, { level: 0 }) })).toMatchObject({
      kind: 'refused',
      title: 'The document contains XML declarations that are not allowed',
    });
  });
  it.each([
    ['spaces', ' '.repeat(100_000)],
    ['a name without end', `${'Anna '.repeat(20_000)}:`],
    ['brackets', '['.repeat(50_000)],
    ['stars', '*a '.repeat(30_000)],
    ['times', '00:01 '.repeat(30_000)],
    ['quotes', '"'.repeat(100_001)],
    ['open tags', '<a '.repeat(30_000)],
    ['open tags with values', '<a href="'.repeat(60_000)],
    ['comments', '<!--'.repeat(30_000)],
    ['arrows', '00:01.000 --> 00:02.000\n'.repeat(10_000)],
    ['groups', '{\\rtf1 {'.repeat(20_000)],
    ['dates', '1/2/2020 '.repeat(20_000)],
    ['front matter', `---\n${'a:\n\n '.repeat(10_000)}`],
    ['list', '- '.repeat(5_000)],
    ['quotes of quotes', '> '.repeat(5_000)],
    ['entities', '&amp'.repeat(30_000)],
    ['label lines', 'A: x\nB: y\n'.repeat(10_000)],
    ['pipes', '|'.repeat(50_000)],
    ['blank lines in a lyric', '[a:b]\n\n\n'.repeat(3_000)],
  ])(
    'takes no long time: %s',
    async (_, body) => {
      for (const name of ['a.md', 'a.csv', 'a.srt', 'a.html', '']) {
        for (const start of ['', '---\ntitle: y\n---\n', 'WEBVTT\n\n']) {
          const began = cpuMs();
          sound(await readFile({ name, bytes: Buffer.from(`${start}${body}`) }));
          expect([name, start, cpuMs() - began < 10_000]).toEqual([name, start, true]);
        }
      }
    },
    120_000,
  );
});

describe('readers of text', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 })), { maxLength: 60 })
    .map((parts) => parts.join(''));
  it('make documents that may be stored of any paragraphs', () => {
    fc.assert(fc.property(text, (source) => void checkRichText(richDoc(withTurns(blocksOfPlainText(source)).blocks))));
  });
  it('read any captions', () => {
    fc.assert(
      fc.property(text, (source) => {
        const cues = (parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${source}`)?.cues ?? []).map((cue): Cue => ({
          ...cue,
          speaker: null,
        }));
        checkRichText(richDoc(turnsOfCues(cues).blocks));
      }),
    );
  });
});
