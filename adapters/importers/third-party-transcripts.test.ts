import type { NotesOutcome } from '@evident/domain/imports';
import { type Turn, read, turnsOf } from '../../test/support/third-party-files.ts';

// Files as other programs write them, each with one trait that broke a reader or could.
describe('a transcript', () => {
  it.each<[string, string, string | Uint8Array, Turn[]]>([
    [
      'Markdown with [00:21] Name:',
      'a.md',
      '[00:21] Ann: Hello.\n\n[00:35] Bob: Fine.\nStill Bob.\n\n[1:02:03] Ann: Bye.\n',
      [
        ['Ann', 21_000, null, 'Hello.'],
        ['Bob', 35_000, null, 'Fine. Still Bob.'],
        ['Ann', 3_723_000, null, 'Bye.'],
      ],
    ],
    [
      'Markdown with Name 0:21',
      'a.md',
      'Ann 0:21\nHello.\n\nBob Smith 0:35\nFine.\n',
      [
        ['Ann', 21_000, null, 'Hello.'],
        ['Bob Smith', 35_000, null, 'Fine.'],
      ],
    ],
    [
      'Markdown with **Name:**, three turns',
      'a.md',
      '**Ann:** Hello.\n\n**Bob:** Fine.\n\nMore.\n\n**Ann:** Bye.',
      [
        ['Ann', null, null, 'Hello.'],
        ['Bob', null, null, 'Fine.'],
        ['Bob', null, null, 'More.'],
        ['Ann', null, null, 'Bye.'],
      ],
    ],
    [
      'Markdown of Google Meet',
      'a.md',
      '### 00:00:00 {#00:00:00}\n\n   \n**Ann Berg:** Hello.  \n**Bob:** Fine.  \n**Ann Berg:** So  \n   \n\n### 00:05:00 {#00:05:00}\n\n**Ann Berg:** on.\n',
      [
        ['Ann Berg', 0, null, 'Hello.'],
        ['Bob', null, null, 'Fine.'],
        ['Ann Berg', null, null, 'So'],
        ['Ann Berg', 300_000, null, 'on.'],
      ],
    ],
    [
      'WhatsApp',
      '_chat.txt',
      '[12/03/2024, 10:15:00] Ann: Hi\n[12/03/2024, 10:15:30] Bob: Good\n',
      [
        [null, null, null, '12/03/2024'],
        ['Ann', 36_900_000, null, 'Hi'],
        ['Bob', 36_930_000, null, 'Good'],
      ],
    ],
    [
      'text with tabs behind the names',
      'a.txt',
      'I:\tHow?\nR:\tSo.\nI:\tWhy?\nR:\tWell.\n',
      [
        ['I', null, null, 'How?'],
        ['R', null, null, 'So.'],
        ['I', null, null, 'Why?'],
        ['R', null, null, 'Well.'],
      ],
    ],
    [
      'text with from and to',
      'a.txt',
      '[00:00:00.000 --> 00:00:02.500]   Hello there.\n[00:00:02.500 --> 00:00:04.000]   Second.\n[00:00:05.500 --> 00:00:06.000]   Third.\n',
      [[null, 0, 6000, 'Hello there. Second. Third.']],
    ],
    [
      'RTF with Unicode',
      'a.rtf',
      "{\\rtf1\\ansi\\ansicpg1252\\uc1 caf\\'e9 \\u26085?\\u26412? \\u-10179?\\u-8704? {\\uc2\\u233 ab}x\\par}",
      [[null, null, null, 'café 日本 😀 éx']],
    ],
    [
      'RTF of TextEdit, whose paragraphs end in a backslash',
      'a.rtf',
      "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n\\cocoatextscaling0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}\n{\\*\\expandedcolortbl;;}\n\\pard\\tx720\\partightenfactor0\n\n\\f1\\b\\fs24 \\cf0 Ann:\n\\f0\\b0  Hello \\'93friend\\'94\\\n\\\nBob: Hi, it\\'92s me.\\\nAnn: And\nagain.\\\r\nBob: C:\\\\x\\{y\\}}",
      [
        ['Ann', null, null, 'Hello “friend”'],
        ['Bob', null, null, 'Hi, it’s me.'],
        ['Ann', null, null, 'Andagain.'],
        ['Bob', null, null, 'C:\\x{y}'],
      ],
    ],
  ])('of %s', async (_, name, content, wanted) => {
    expect(await turnsOf(name, content)).toEqual(wanted);
  });
  it.each(['a.md', 'a'])('has title, date, tags and the rest of a front matter in TOML: %s', async (name) => {
    const { notes, format } = (await read(
      name,
      '+++\ntitle = "Interview: Ann"\ndate = 2024-03-12T23:30:00-05:00\ntags = ["price", "speed"]\nage = 34\n[extra]\nrole = "nurse"\n+++\n\nHello.\n',
    )) as NotesOutcome;
    expect(format).toBe('Markdown');
    expect(notes[0]).toMatchObject({
      title: 'Interview: Ann',
      occurredOn: '2024-03-12',
      tags: ['price', 'speed'],
      raw: { age: '34', extra: '{"role":"nurse"}' },
    });
    expect(((await read('a.md', '+++\nno = toml = here\n+++\n\nHello.\n')) as NotesOutcome).notes[0]!.raw).toEqual({});
  });
  it('has the date of its front matter, points between days first', async () => {
    const dates = ['14.03.2026', '03.04.2026', '03/14/2026', '14/03/2026', '2026-03-14'].map(
      async (date) =>
        ((await read('a.md', `---\r\ndate: ${date}\r\n---\r\nWords.`)) as NotesOutcome).notes[0]!.occurredOn,
    );
    expect(await Promise.all(dates)).toEqual(['2026-03-14', '2026-04-03', '2026-03-14', '2026-03-14', '2026-03-14']);
  });
});
