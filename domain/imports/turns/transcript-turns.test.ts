import { formatBlocks as told, formatText as text } from '../../../test/support/format-turns.ts';
import type { RichNode } from '../../content/index.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, run } from '../note/rich-blocks.ts';
import { withTurns } from './transcript-turns.ts';

describe('a transcript', () => {
  it('names its speakers with times on lines of their own', () => {
    expect(text('Jonas Rosland  0:22\nHello everyone.\n\nAlex  1:02:03\nHi.\n\nAnd more.')).toEqual([
      ['turn', 'Jonas Rosland', 22_000, 'Hello everyone.'],
      ['turn', 'Alex', 3_723_000, 'Hi.'],
      ['turn', 'Alex', null, 'And more.'],
    ]);
  });
  it.each(['Anna: 00:00:05', 'Anna (00:05):', 'Anna [0:05]', '[00:05] Anna:', '00:00:05 Anna:', '(0:05) - Anna:'])(
    'may write name and time as %j',
    (head) => {
      expect(text(`${head}\nHello.\n\n${head.replace('Anna', 'Bo')}\nHi.`)).toEqual([
        ['turn', 'Anna', 5000, 'Hello.'],
        ['turn', 'Bo', 5000, 'Hi.'],
      ]);
    },
  );
  it.each(['- ', '• ', '1. '])('names them in a list of plain text: %s', (sign) => {
    expect(text(`${sign}Ann: Hello.\n${sign}Bo: Hi.\n${sign}Ann: So.\n`)).toEqual([
      ['turn', 'Ann', null, 'Hello.'],
      ['turn', 'Bo', null, 'Hi.'],
      ['turn', 'Ann', null, 'So.'],
    ]);
  });
  it('names them before a colon, those who speak once too', () => {
    expect(text('GZ: Welcome.\nPR: Thanks: really.\nGZ: Go on.\nLN: No.\nPR: Yes.')).toEqual([
      ['turn', 'GZ', null, 'Welcome.'],
      ['turn', 'PR', null, 'Thanks: really.'],
      ['turn', 'GZ', null, 'Go on.'],
      ['turn', 'LN', null, 'No.'],
      ['turn', 'PR', null, 'Yes.'],
    ]);
  });
  it.each(['P', 'Participant ', 'TN ', 'Speaker '])('names those of a group who are only counted: %s1', (kind) => {
    const told = text(
      `Moderator: Welcome.\nAssistant: I take notes.\n${kind}1: I am Ann.\nModerator: And?\n${kind}2: The price.\nAssistant: Go on.\n${kind}3: Nothing.\nModerator: Thanks.`,
    );
    expect(told.map(([, who]) => who)).toEqual([
      'Moderator',
      'Assistant',
      `${kind}1`,
      'Moderator',
      `${kind}2`,
      'Assistant',
      `${kind}3`,
      'Moderator',
    ]);
  });
  it('names one who asks a group in which each speaks once', () => {
    expect(
      text(
        'INTERVIEWER: How long?\n\nPARTICIPANT 1: Two years.\n\nINTERVIEWER: And you?\n\nPARTICIPANT 2: One.\n\nPARTICIPANT 3: None.',
      ).map(([, who]) => who),
    ).toEqual(['INTERVIEWER', 'PARTICIPANT 1', 'INTERVIEWER', 'PARTICIPANT 2', 'PARTICIPANT 3']);
  });
  it('has no speakers in the numbered parts between them', () => {
    const told = text(
      'Ann: Welcome.\nBo: Hi.\nQuestion 1: How long?\nTwo years.\nAnn: So.\nQuestion 2: Why?\nBo: Why?\nQuestion 3: And?\nAnn: Well.',
    );
    expect(told.map(([, who]) => who)).toEqual(['Ann', 'Bo', null, null, 'Ann', null, 'Bo', null, 'Ann']);
  });
  it('names them in bold type, with a time behind', () => {
    const bold = (name: string, words: string): RichNode =>
      block('paragraph', [...run(name, [{ type: 'bold' }]), ...run(words)]);
    const filler = Array.from({ length: 12 }, () => block('paragraph', run('A longer answer goes on.')));
    const result = told([
      bold('Tim Smith:', ' [04:09] Hello.'),
      ...filler,
      bold('Eryn O’Neil:', ' Hi.'),
      bold('Tim Smith:', ' So.'),
      bold('Eryn O’Neil:', ' Yes.'),
    ]);
    expect(result[0]).toEqual(['turn', 'Tim Smith', 249_000, 'Hello.']);
    expect(result[1]).toEqual(['turn', 'Tim Smith', null, 'A longer answer goes on.']);
    expect(result.at(-1)).toEqual(['turn', 'Eryn O’Neil', null, 'Yes.']);
  });
  it.each(['**Ada** (0:21): ', '**Ada:** (0:21) ', '**Ada** [0:21]: '])(
    'is one turn of %j, where that begins all there is',
    (head) => {
      const [, name = '', rest = ''] = /\*\*(.+?)\*\*(.*)/.exec(head) ?? [];
      const said = block('paragraph', [...run(name, [{ type: 'bold' }]), ...run(`${rest}I never trust it.`)]);
      expect(told([said])).toEqual([['turn', 'Ada', 21_000, 'I never trust it.']]);
      const page = Array.from({ length: 10 }, () => block('paragraph', run('A page about something else.')));
      expect(told([...page, said]).map(([type]) => type)).toEqual(Array(11).fill('paragraph'));
    },
  );
  it('is not one line in bold type with a time in brackets, or with a colon alone', () => {
    for (const rest of [' (3:20) is how long it takes.', ': it takes long.'])
      expect(told([block('paragraph', [...run('Loading', [{ type: 'bold' }]), ...run(rest)])])[0]![0]).toBe(
        'paragraph',
      );
  });
  it.each([
    'Bob (Guest)',
    'Smith, Bob (EXT)',
    '+1 415-555-1234',
    'Ann | Acme',
    'Conf Room 3 (Berlin)',
    '3rd Floor Room',
    'bob.smith@acme.com',
    'Bob 🌈',
  ])('names them with times as a meeting shows them: %s', (name) => {
    expect(text(`Berg, Ann   0:03\nHello.\n\n${name}   0:08\nI do not like it.\n\nBerg, Ann   0:12\nWhy?`)).toEqual([
      ['turn', 'Berg, Ann', 3000, 'Hello.'],
      ['turn', name, 8000, 'I do not like it.'],
      ['turn', 'Berg, Ann', 12_000, 'Why?'],
    ]);
  });
  it.each(['(they/them) kim of the third floor', 'Kim: UX'])(
    'never gives the words of a name with a time that is not believed to whoever spoke last: %s',
    (name) => {
      const [, second, third] = text(
        `Ann Berg   0:03\nHello.\n\n${name}   0:08\nI hate it.\n\nAll of it.\n\nAnn Berg   0:12\nWhy?`,
      );
      expect([second![1], third![1]]).not.toContain('Ann Berg');
      expect(second![3]).toContain('I hate it.');
    },
  );
  it('ends at a time between those around it, whatever is before it', () => {
    const told = text(
      'Ann Berg 9:10\nHello.\n\nkim of the third floor 9:12\nI hate it.\n\nAnn Berg 9:20\nWe left at 10:30\n\nit was over by 9:05\n\nBo 9:45\nWhy?',
    );
    expect(told.map(([, who, , words]) => [who, words])).toEqual([
      ['Ann Berg', 'Hello.'],
      [null, 'kim of the third floor 9:12\nI hate it.'],
      ['Ann Berg', 'We left at 10:30'],
      ['Ann Berg', 'it was over by 9:05'],
      ['Bo', 'Why?'],
    ]);
  });
  it('names them before a colon as a meeting shows them, where most lines have a name', () => {
    expect(
      text('Ann Berg: Hi.\nBob | Acme: Hello.\nAnn Berg: And?\n+1 415 555 1234: Me too.\nBob | Acme: Fine.').map(
        ([, who]) => who,
      ),
    ).toEqual(['Ann Berg', 'Bob | Acme', 'Ann Berg', '+1 415 555 1234', 'Bob | Acme']);
  });
  it('never gives the words of a name before a colon that is not believed to whoever spoke last', () => {
    const told = text(
      'GZ: Welcome.\nPR: Thanks.\nand\nso\non\nGZ: Go on.\nfor\nlong\n+1 415 555 1234: I hate it.\nAll of it.\nPR: Why?\nwell',
    );
    expect(told.slice(8, 12).map(([, who, , words]) => [who, words])).toEqual([
      [null, '+1 415 555 1234: I hate it.'],
      [null, 'All of it.'],
      ['PR', 'Why?'],
      ['PR', 'well'],
    ]);
  });
  it.each([
    'We met at 10:30',
    'We left the house.  10:30',
    'There is one thing to say: this.',
    'It took from 9:15 to 10:30',
    '(Correction: it was ten.)',
    'so I said: no',
    '12:30 was lunch.',
    'Note: it was late.',
  ])('goes on through a sentence with a colon: %s', (line) => {
    expect(text(`Ann Berg   0:03\nHello.\n\n${line}\n\nBo   0:12\nWhy?`)[1]!.slice(1)).toEqual([
      'Ann Berg',
      null,
      line,
    ]);
  });
  it('may have times only', () => {
    expect(text('0:00\nhello\n0:03\nand so\n0:07\non')).toEqual([
      ['turn', null, 0, 'hello'],
      ['turn', null, 3000, 'and so'],
      ['turn', null, 7000, 'on'],
    ]);
  });
  it('keeps what stands before its first turn, and a heading ends a turn', () => {
    const result = told([
      block('paragraph', run('Recorded in Bern.')),
      ...blocksOfPlainText('A: x\nB: y\nA: z\nB: w'),
      heading(2, run('Later')),
      block('paragraph', run('A remark.')),
    ]);
    expect(result.map(([type]) => type)).toEqual(['paragraph', 'turn', 'turn', 'turn', 'turn', 'heading', 'paragraph']);
  });
  it('keeps bold and links inside of the words', () => {
    const link = { type: 'link', attrs: { href: 'https://example.org' } };
    const { blocks } = withTurns([
      block('paragraph', [...run('A: see '), ...run('here', [link])]),
      ...blocksOfPlainText('B: x\nA: y\nB: z'),
    ]);
    expect(blocks[0]?.content).toEqual([
      { type: 'text', text: 'see ' },
      { type: 'text', text: 'here', marks: [link] },
    ]);
  });
});
