import { bold, list, formatBlocks } from '../../../test/support/format-turns.ts';
import type { RichNode } from '../../content/index.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, run } from '../note/rich-blocks.ts';
import { withTurns } from './transcript-turns.ts';

const told = (blocks: readonly RichNode[]) => formatBlocks(blocks).map(([, ...turn]) => turn);

const talk = [
  ['Ann Berg', 3000, 'Hello.\nHow are you?'],
  ['Bo', 8000, 'Fine.'],
  ['Ann Berg', 12_000, 'Bye.'],
];

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
