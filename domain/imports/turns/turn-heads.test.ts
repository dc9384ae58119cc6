import { plainText, type RichNode } from '../../content/index.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, richDoc, run } from '../note/rich-blocks.ts';
import { withTurns } from './transcript-turns.ts';

const told = (blocks: readonly RichNode[]): [unknown, unknown, string][] => {
  const { blocks: result, speakers } = withTurns(blocks);
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return result.map((node) => [
    names.get(node.attrs?.['speaker'] as string) ?? null,
    node.attrs?.['start'] ?? null,
    plainText(richDoc([node])),
  ]);
};
const talk = [
  ['Ann Berg', 3000, 'Hello.\nHow are you?'],
  ['Bo', 8000, 'Fine.'],
  ['Ann Berg', 12_000, 'Bye.'],
];
const list = (...items: RichNode[][]): RichNode =>
  block(
    'bulletList',
    items.map((content) => block('listItem', [block('paragraph', content)])),
  );
const bold = (name: string, words: string): RichNode[] => [...run(name, [{ type: 'bold' }]), ...run(words)];

describe('a transcript that tells its speakers', () => {
  it.each([
    [
      'with a dash before the time (Fireflies)',
      'Ann Berg - 00:03\nHello.\nHow are you?\n\nBo - 00:08\nFine.\n\nAnn Berg - 00:12\nBye.',
    ],
    [
      'behind the time (Grain)',
      '[00:03] Ann Berg\nHello.\nHow are you?\n\n[00:08] Bo\nFine.\n\n[00:12] Ann Berg\nBye.',
    ],
    [
      'behind the time without brackets (Word)',
      '00:00:03 Ann Berg\nHello.\nHow are you?\n\n00:00:08 Bo\nFine.\n\n00:00:12 Ann Berg\nBye.',
    ],
    [
      'behind the time and a bar (Gong)',
      '0:03 | Ann Berg\nHello.\nHow are you?\n\n0:08 | Bo\nFine.\n\n0:12 | Ann Berg\nBye.',
    ],
    [
      'above from and to',
      'Ann Berg\n0:03 - 0:07\nHello.\nHow are you?\n\nBo\n0:08 - 0:11\nFine.\n\nAnn Berg\n0:12 - 0:14\nBye.',
    ],
    ['before a comma and the time', 'Ann Berg, 0:03\nHello.\nHow are you?\n\nBo, 0:08\nFine.\n\nAnn Berg, 0:12\nBye.'],
    [
      'in brackets before the time (Zoom)',
      '[Ann Berg] 00:00:03\nHello.\nHow are you?\n\n[Bo] 00:00:08\nFine.\n\n[Ann Berg] 00:00:12\nBye.',
    ],
    [
      'below from and to (older Teams)',
      '0:0:3.0 --> 0:0:5.100\nAnn Berg\nHello.\nHow are you?\n\n0:0:8.0 --> 0:0:9.0\nBo\nFine.\n\n0:0:12.0 --> 0:0:13.1\nAnn Berg\nBye.',
    ],
    ['above the time', 'Ann Berg\n00:03\nHello.\nHow are you?\n\nBo\n00:08\nFine.\n\nAnn Berg\n00:12\nBye.'],
  ])('%s', (_, source) => {
    expect(told(blocksOfPlainText(source))).toEqual(talk);
  });
  it('in paragraphs of their own above the time', () => {
    expect(
      told(
        ['Ann Berg', '00:03', 'Hello.', 'Bo', '00:08', 'Fine.', 'Ann Berg', '00:12', 'Bye.'].map((text) =>
          block('paragraph', run(text)),
        ),
      ),
    ).toEqual([
      ['Ann Berg', 3000, 'Hello.'],
      ['Bo', 8000, 'Fine.'],
      ['Ann Berg', 12_000, 'Bye.'],
    ]);
  });
  it('in the items of a list', () => {
    expect(told([list(bold('Ann:', ' Hello.'), bold('Bo:', ' Fine.'), bold('Ann:', ' Bye.'))])).toEqual([
      ['Ann', null, 'Hello.'],
      ['Bo', null, 'Fine.'],
      ['Ann', null, 'Bye.'],
    ]);
  });
  it('in the columns of a table', () => {
    const table = (...rows: string[][]): RichNode =>
      block(
        'table',
        rows.map((cells) =>
          block(
            'tableRow',
            cells.map((text) => block('tableCell', [block('paragraph', run(text))])),
          ),
        ),
      );
    expect(
      told([
        block('paragraph', run('Interview')),
        table(['Time', 'Speaker', 'Text'], ['00:03', 'Ann', 'Hello.'], ['00:08', 'Bo', 'Fine.']),
      ]),
    ).toEqual([
      [null, null, 'Interview'],
      ['Ann', 3000, 'Hello.'],
      ['Bo', 8000, 'Fine.'],
    ]);
    for (const other of [
      table(['Time', 'Speaker', 'Text', 'Code'], ['00:03', 'Ann', 'Hello.', 'greeting']),
      table(['Time', 'Speaker', 'Room'], ['9:00', 'Ann', 'A']),
      table(['Time', 'Speaker', 'Text'], ['2024-03-12', 'Ann', 'Hello.']),
    ]) {
      expect(withTurns([other])).toEqual({ blocks: [other], speakers: [] });
    }
  });
  it('behind whose words stands when they ended (f4, easytranscript)', () => {
    const { blocks } = withTurns(
      blocksOfPlainText('I: How? #00:00:10-2#\n\nB: So #1. #00:00:20-1#\n\nI: Why? #00:00:25#\n\nB: Well.'),
    );
    expect(blocks.map(({ attrs, content }) => [attrs?.['start'], attrs?.['end'], content?.[0]?.text])).toEqual([
      [null, 10_200, 'How?'],
      [10_200, 20_100, 'So #1.'],
      [20_100, 25_000, 'Why?'],
      [25_000, null, 'Well.'],
    ]);
  });
  it('in headings', () => {
    expect(
      told([
        heading(3, run('Ann (00:03)')),
        block('paragraph', run('Hello.')),
        heading(3, run('Bo (00:08)')),
        block('paragraph', run('Fine.')),
        heading(3, run('Ann (00:12)')),
        block('paragraph', run('Bye.')),
      ]),
    ).toEqual([
      ['Ann', 3000, 'Hello.'],
      ['Bo', 8000, 'Fine.'],
      ['Ann', 12_000, 'Bye.'],
    ]);
  });
  it.each([
    ['Slack', 'Ann Berg 10:02 AM\nHello.\nHow are you?\n\nBo  [1:03 PM]\nFine.\n\nAnn Berg  12:05\u202fam\nBye.'],
    [
      'Slack, on two lines',
      'Ann Berg\n  10:02 AM\nHello.\nHow are you?\n\nBo\n  1:03 PM\nFine.\n\nAnn Berg\n  12:05 AM\nBye.',
    ],
    ['Teams', '[10:02 AM] Ann Berg\nHello.\nHow are you?\n\n[1:03 PM] Bo\nFine.\n\n[12:05 AM] Ann Berg\nBye.'],
    [
      'Discord',
      'Ann Berg — 03/12/2024 10:02 AM\nHello.\nHow are you?\n\nBo — Yesterday at 1:03 PM\nFine.\n\nAnn Berg — Today at 12:05 AM\nBye.',
    ],
  ])('beside the time of the day (%s)', (_, source) => {
    expect(told(blocksOfPlainText(source))).toEqual([
      ['Ann Berg', 36_120_000, 'Hello.\nHow are you?'],
      ['Bo', 46_980_000, 'Fine.'],
      ['Ann Berg', 300_000, 'Bye.'],
    ]);
  });
  it('below a heading that is a time, and the program does not speak (Google Meet)', () => {
    const meet = [
      heading(3, run('00:00:00')),
      ...blocksOfPlainText('Ann: Hello.\nBo: Fine.\nAnn: So.'),
      heading(3, run('00:05:00')),
      ...blocksOfPlainText('well.\nBo: Yes.\nAnn: Bye.\nTranscription ended after 00:26:31'),
    ];
    expect(told(meet)).toEqual([
      ['Ann', 0, 'Hello.'],
      ['Bo', null, 'Fine.'],
      ['Ann', null, 'So.'],
      ['Ann', 300_000, 'well.'],
      ['Bo', null, 'Yes.'],
      ['Ann', null, 'Bye.'],
      [null, null, 'Transcription ended after 00:26:31'],
    ]);
  });
  it('below a time that stands alone (Google Meet)', () => {
    expect(
      told(blocksOfPlainText('00:00:00\n\nAnn: Hello.\nBo: Fine.\nAnn: So.\n\n00:05:00\n\nBo: Well.\nAnn: Bye.')),
    ).toEqual([
      ['Ann', 0, 'Hello.'],
      ['Bo', null, 'Fine.'],
      ['Ann', null, 'So.'],
      ['Bo', 300_000, 'Well.'],
      ['Ann', null, 'Bye.'],
    ]);
  });
});

describe('a text that is no conversation', () => {
  it.each([
    'Welcome\n9:00\nTalk by Ann\n9:30\nCoffee\n10:30\nTalk by Bo\n11:00',
    '9:00\nWelcome\nHall A\n\n9:30\nTalk by Ann\nHall B\n\n10:30\nCoffee\nHall A',
    '[00:00] Hello there.\n[00:02] This goes on.\n[00:05] Right\n[00:07] and on\n[00:09] Right\n[00:11] so far.',
    '0:00\nhello\n0:03\nand so\n0:07\non\n0:09\nhello',
    '9:00 Coffee\nHall A\n9:30 Talk\nHall B\n10:30 Coffee\nHall A\n11:00 Panel\nHall C',
    '9:00 - 9:30\nWelcome\nHall A\n\n9:30 - 10:30\nTalk by Ann\nHall B\n\n10:30 - 11:00\nCoffee\nHall A',
    'Welcome 9:00 AM\nDoors open.\n\nTalk by Ann 9:30 AM\nAbout x.\n\nCoffee 10:30 AM\nIn the hall.',
    'We met at 10:30 AM\nNobody came.\n\nThen, at 11:00 AM\nAnn arrived.\n\nAt 12:00 PM\nshe left.',
    'Tuesday 9:00 AM\nI went out.\n\nTuesday 10:30 AM\nI came home.\n\nWednesday 9:00 AM\nI stayed.',
  ])('has no speakers: %j', (source) => {
    expect(withTurns(blocksOfPlainText(source)).speakers).toEqual([]);
  });
  it('keeps a list of who does what among other words', () => {
    const minutes = [
      heading(2, run('Minutes')),
      ...['We met.', 'It was fine.'].map((text) => block('paragraph', run(text))),
      list(bold('Ann:', ' writes.'), bold('Bo:', ' calls.'), bold('Ann:', ' pays.')),
      block('paragraph', run('Next week again.')),
    ];
    expect(withTurns(minutes)).toEqual({ blocks: minutes, speakers: [] });
  });
  it('keeps headings that are times', () => {
    const programme = ['9:00', '9:30', '10:30'].flatMap((time) => [
      heading(2, run(time)),
      block('paragraph', run('Words.')),
    ]);
    expect(withTurns(programme)).toEqual({ blocks: programme, speakers: [] });
  });
  it('keeps lists of properties and headings of chapters', () => {
    const properties = [list(bold('Speed:', ' fast'), bold('Price:', ' fine'), bold('Size:', ' small'))];
    expect(withTurns(properties)).toEqual({ blocks: properties, speakers: [] });
    const chapters = ['Intro (00:00)', 'Method (05:20)', 'Results (15:00)'].flatMap((title) => [
      heading(2, run(title)),
      block('paragraph', run('Words.')),
    ]);
    expect(withTurns(chapters)).toEqual({ blocks: chapters, speakers: [] });
  });
});

describe('words that begin with a label', () => {
  const words: [string, number, string][] = [
    ['Anna Berg', 3, 'Thanks for joining.'],
    ['Ben Ode', 8, 'Note: I only use it at work.'],
    ['Anna Berg', 15, 'My question: why is that?'],
    ['Ben Ode', 22, 'Price: that is it. Anna: you said so.'],
    ['Anna Berg', 40, 'Ben Ode: you mean.'],
  ];
  const said = words.map(([name, start, text]) => [name, start * 1000, text]);
  const written = (head: (name: string, clock: string) => string): string =>
    words.map(([name, start, text]) => head(name, `00:${String(start).padStart(2, '0')}`) + text).join('\n\n');
  it.each<[string, (name: string, clock: string) => string]>([
    ['Otter', (name, clock) => `${name}  ${clock}  \n`],
    ['Teams', (name, clock) => `${name}   ${clock}\n`],
    ['Rev', (name, clock) => `${name} (${clock}):\n`],
    ['Rev, inline', (name, clock) => `${name} (${clock}): `],
    ['Happy Scribe', (name, clock) => `[00:${clock}.10] - ${name}\n`],
    ['Happy Scribe, behind', (name, clock) => `${name} [00:${clock}]\n`],
    ['Zoom', (name, clock) => `[${name}] 00:${clock}\n`],
    ['Word', (name, clock) => `00:${clock} ${name}\n`],
  ])('stay words below a name and a time (%s)', (_, head) => {
    expect(
      told(blocksOfPlainText(written(head))).map(([name, start, text]) => [
        name,
        Math.floor(Number(start) / 1000) * 1000,
        text,
      ]),
    ).toEqual(said);
  });
  it('stay words in a later paragraph, unless they begin with somebody who speaks elsewhere', () => {
    const source =
      'Ann Berg  0:03\nHello.\n\nOne thing: it is late.\n\nBo Ode  0:08\nYes.\n\nAnn Berg: And?\n\nBo Ode  0:12\nNo.';
    expect(told(blocksOfPlainText(source)).map(([name, , text]) => [name, text])).toEqual([
      ['Ann Berg', 'Hello.'],
      ['Ann Berg', 'One thing: it is late.'],
      ['Bo Ode', 'Yes.'],
      ['Ann Berg', 'And?'],
      ['Bo Ode', 'No.'],
    ]);
  });
});

describe('speakers without times', () => {
  it.each([
    ['names above the words', 'Ann Berg\nHello.\n\nBo\nFine.\n\nAnn Berg\nBye.'],
    ['names in paragraphs of their own', 'Ann Berg\n\nHello.\n\nBo\n\nFine.\n\nAnn Berg\n\nBye.'],
    ['labels that come again', 'Ann Berg: Hello.\n\nBo: Fine.\n\nAnn Berg: Bye.'],
  ])('are told by %s', (_, source) => {
    expect(told(blocksOfPlainText(source))).toEqual([
      ['Ann Berg', null, 'Hello.'],
      ['Bo', null, 'Fine.'],
      ['Ann Berg', null, 'Bye.'],
    ]);
  });
  it('are told by labels that come again between long answers', () => {
    const long = Array.from({ length: 25 }, () => 'And it goes on for a while.').join('\n\n');
    const { speakers } = withTurns(
      blocksOfPlainText(['Ann', 'Bo', 'Ann', 'Bo', 'Ann', 'Bo'].map((name) => `${name}: So.\n\n${long}`).join('\n\n')),
    );
    expect(speakers.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
  });
  const link = [{ type: 'link', attrs: { href: 'https://example.org' } }];
  it.each<[string, RichNode[]]>([
    [
      'a list of links',
      [list(...['GitHub', 'Docs', 'GitHub', 'Docs'].map((name) => [...run(`${name}: `), ...run('here', link)]))],
    ],
    [
      'a list of addresses',
      blocksOfPlainText('Docs: https://a.org\nCode: https://b.org\nDocs: https://c.org\nCode: https://d.org'),
    ],
    [
      'headings of sections',
      ['Onboarding', 'Checkout'].flatMap((name) =>
        [1, 2].flatMap((part) => [
          heading(2, run(`Session ${part}`)),
          block('paragraph', run(name, [{ type: 'bold' }])),
          block('paragraph', run('Users were lost.')),
        ]),
      ),
    ],
    [
      'days',
      blocksOfPlainText(
        'March 12, 2024, 1:30PM\nWe met.\n\nMarch 13, 2024, 1:30PM\nWe met.\n\nMarch 12, 2024, 1:30PM\nAgain.',
      ),
    ],
    [
      'days of other languages',
      blocksOfPlainText(
        'Dienstag, 12. März 2024 13:30\nWir sprachen.\n\nMittwoch, 13. März 2024 13:30\nWir sprachen.\n\nMittwoch, 13. März 2024 14:30\nNoch einmal.',
      ),
    ],
  ])('are not %s', (_, blocks) => {
    expect(withTurns(blocks).speakers).toEqual([]);
  });
});

describe('a head with from and to', () => {
  it.each([
    'Ann Berg\n0:03 - 0:07\nHello.\n\nBo\n0:08 - 0:11\nFine.\n\nAnn Berg\n0:12 - 0:14\nBye.',
    '[0:03 --> 0:07] Ann Berg: Hello.\n\n[0:08 --> 0:11] Bo: Fine.\n\n[0:12 --> 0:14] Ann Berg: Bye.',
  ])('keeps both: %j', (source) => {
    expect(withTurns(blocksOfPlainText(source)).blocks.map(({ attrs }) => [attrs?.['start'], attrs?.['end']])).toEqual([
      [3000, 7000],
      [8000, 11_000],
      [12_000, 14_000],
    ]);
  });
});
