import { list, formatBlocks } from '../../../test/support/format-turns.ts';
import type { RichNode } from '../../content/index.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, run } from '../note/rich-blocks.ts';
import { withTurns } from './transcript-turns.ts';

const told = (blocks: readonly RichNode[]) => formatBlocks(blocks).map(([, ...turn]) => turn);

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

describe('a label without words', () => {
  const source =
    'Ann: [0:03] Hello.\n\nBo: [0:08] Fine.\n\nBreak: [0:12]\n\nAnn: [0:15] And now?\n\nBo:\n\nAnn: [0:20] Bye.\n\nBo: [0:22] Bye.\n\nOutro: [0:30]';
  it('is text if no speaker has that name', () => {
    const { blocks, speakers } = withTurns(blocksOfPlainText(source));
    expect(speakers.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect(blocks.map(({ type, content }) => [type, content?.[0]?.text])).toEqual([
      ['turn', 'Hello.'],
      ['turn', 'Fine.'],
      ['paragraph', 'Break: [0:12]'],
      ['turn', 'And now?'],
      ['turn', 'Bye.'],
      ['turn', 'Bye.'],
      ['paragraph', 'Outro: [0:30]'],
    ]);
  });
});
