import { bold, list, formatText as text } from '../../../test/support/format-turns.ts';
import type { RichNode } from '../../content/index.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';
import { block, heading, run } from '../note/rich-blocks.ts';
import { withTurns } from './transcript-turns.ts';

describe('a text that is no transcript', () => {
  it.each([
    'Slides: https://example.org\n\nLocation: Berlin\n\nWe talked about many things. It was late.',
    'Question 1: How many?\nAnswer:\nNine.\n\nQuestion 2: Which ones?\nAnswer:\nFour.\n\nQuestion 3: Why?\nAnswer:\nBecause.',
    `${'Answer:\nNine of them, I think.\nMaybe ten.\n\n'.repeat(8)}Summary: few.\n\nSummary: many.`,
    'We met at 10:30 and left at 11:45.\n\n12:30 was lunch.',
    'There is one thing to say: this.\n\nThere is one thing to say: that.\n\nAnd another thing to say: no.',
    'Name: Anna\nAge: 31\nCity: Bern',
    'Hall One 10:00\nHall Two 11:30\nGarden 12:00',
    'Total  12:30\nOvertime  2:15\nBreak  0:45',
    '10:30 Meeting: it moved\n11:15 Lunch: with Ben\n12:00 Meeting: again\n14:00 Meeting: last',
    'Monday 10:02\nI went out.\n\nTuesday 11:02\nI stayed.',
    'March 14, 2024 10:02\nI went out.\n\nMarch 15, 2024 11:02\nI stayed.',
    'Pros: fast\nCons: expensive\n\nPros: nice\nCons: buggy\n\nPros: small\nCons: slow',
    'Name: Ann Berg\nRole: Nurse\nDate: 2024-03-04\n\nLikes: speed\n\nName: Bo\nRole: Doctor\nDate: 2024-03-05\n\nLikes: price',
    'P1: It crashes.\nP2: A typo.\nP1: It freezes.\nP3: A colour.',
    'Step 1: Open it.\nStep 2: Close it.\nStep 3: Open it again.',
  ])('stays as it is: %j', (source) => {
    const result = withTurns(blocksOfPlainText(source));
    expect(result.speakers).toEqual([]);
    expect(result.blocks.every((node) => node.type === 'paragraph')).toBe(true);
  });
  it('keeps the fields of a form in bold type', () => {
    const bold = (name: string, words: string): RichNode =>
      block('paragraph', [...run(name, [{ type: 'bold' }]), ...run(words)]);
    const form = [
      bold('Name:', ' Ann Berg'),
      bold('Role:', ' Nurse'),
      bold('Date:', ' 2024-03-04'),
      heading(2, run('Next')),
      bold('Name:', ' Bo'),
      bold('Role:', ' Doctor'),
      bold('Date:', ' 2024-03-05'),
    ];
    expect(withTurns(form)).toEqual({ blocks: form, speakers: [] });
  });
  it('keeps a number that looks like a time at the beginning of a sentence', () => {
    expect(text('A: x\nB: y\n12:30 was lunch.\nA: z\nB: w').map(([, , , words]) => words)).toEqual([
      'x',
      'y',
      '12:30 was lunch.',
      'z',
      'w',
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
  it('keeps titles of lists, also where one of them is above a paragraph', () => {
    const title = (name: string): RichNode => block('paragraph', run(`${name}:`, [{ type: 'bold' }]));
    const words = block('paragraph', run('Four people rated the message.'));
    const report = [
      title('Project impact'),
      words,
      title('Project impact'),
      list(bold('', 'We ask for consent.')),
      title('Results'),
      words,
      title('Results'),
      words,
    ];
    expect(withTurns(report)).toEqual({ blocks: report, speakers: [] });
  });
});
