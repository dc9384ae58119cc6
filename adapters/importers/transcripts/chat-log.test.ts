import { plainText } from '@evident/domain/content';
import { richDoc } from '@evident/domain/imports';
import { chatOf } from './chat-log.ts';

const told = (source: string): unknown => {
  const log = chatOf(source);
  const names = new Map(log?.speakers.map(({ id, name }) => [id, name]));
  return (
    log?.blocks.map((node) => [
      node.type === 'heading' ? '#' : (names.get(node.attrs?.['speaker'] as string) ?? null),
      node.attrs?.['start'] ?? null,
      plainText(richDoc([node])),
    ]) ?? null
  );
};
const MORNING = 36_900_000;

describe('a chat', () => {
  it('of WhatsApp on iOS has a heading for each day and a turn for each message, with the lines that go on below it', () => {
    const chat =
      '[12/03/2024, 10:15:00] Ann Berg: \u200eMessages are encrypted.\r\n[12/03/2024, 10:15:01] Bo: Good: but late\r\nand more\r\n\r\nand on\r\n\u200e[13/03/2024, 10:15:02] ~ Kim: \u200eimage omitted\r\n';
    expect(told(chat)).toEqual([
      ['#', null, '12/03/2024'],
      ['Ann Berg', MORNING, 'Messages are encrypted.'],
      ['Bo', MORNING + 1000, 'Good: but late\nand more\n\nand on'],
      ['#', null, '13/03/2024'],
      ['Kim', MORNING + 2000, 'image omitted'],
    ]);
  });
  it('of WhatsApp on Android has nobody who says what the program says, and names that look like none when they come again', () => {
    const chat =
      '12/03/24, 10:15 - Ann Berg created group "Diary: study"\n12/03/24, 10:15 - +49 170 1234567: Hi\n12/03/24, 10:15 - the boss: So\n12/03/24, 10:15 - the boss: <Media omitted>\n';
    expect(told(chat)).toEqual([
      ['#', null, '12/03/24'],
      [null, MORNING, 'Ann Berg created group "Diary: study"'],
      ['+49 170 1234567', MORNING, 'Hi'],
      ['the boss', MORNING, 'So'],
      ['the boss', MORNING, '<Media omitted>'],
    ]);
  });
  it('of Zoom tells whom a message is for when not for all', () => {
    expect(
      told(
        '10:15:00 From Ann Berg to Everyone:\n\tHello\n\tSo: all of you\n10:15:01 From  Bo  to  Ann Berg(Direct Message):\n\tHi\n',
      ),
    ).toEqual([
      ['Ann Berg', MORNING, 'Hello\nSo: all of you'],
      ['Bo', MORNING + 1000, '(to Ann Berg) Hi'],
    ]);
    expect(told('10:15:00\t From  Ann Berg : Hello\n10:15:01\t From  Bo : Hi\n')).toEqual([
      ['Ann Berg', MORNING, 'Hello'],
      ['Bo', MORNING + 1000, 'Hi'],
    ]);
    expect(
      told(
        '2024-03-12 10:15:00 From Ann Berg to Everyone:\n\n\tHello\n\n2024-03-12 10:15:01 From Bo to Everyone:\n\n\tHi\n',
      ),
    ).toEqual([
      ['#', null, '2024-03-12'],
      ['Ann Berg', MORNING, 'Hello'],
      ['Bo', MORNING + 1000, 'Hi'],
    ]);
  });
  it.each([
    ['3/12/24, 10:15\u202fAM - Ann: a\n3/13/24, 10:15\u202fPM - Bo: b', '2024-03-12'],
    ['3/4/24, 10:15 AM - Ann: a\n4/1/24, 10:15 PM - Bo: b', '2024-03-04'],
    ['03/04/24, 10:15 - Ann: a\n04/04/24, 10:15 - Bo: b', '2024-04-03'],
    ['[03.04.24, 10:15:00] Ann: a\n[5.4.24, 10:15:00] Bo: b', '2024-04-03'],
    ['04/05/2024 10:15 - Ann: a\n02/06/2024 10:15 - Bo: b', '2024-05-04'],
    ['[2024-03-12, 10:15:00] Ann: a\n[2024-03-13, 10:15:00] Bo: b', '2024-03-12'],
    ['[31/31/2024, 10:15:00] Ann: a\n[2024-03-13, 10:15:00] Bo: b', null],
  ])('is of the day of its first message, for days never go back: %j', (source, day) => {
    expect(chatOf(source)?.day).toBe(day);
  });
  it.each([
    '12/03/2024, 10:15 - went to the shop\n13/03/2024, 11:15 - stayed at home\n14/03/2024, 09:15 - read a book',
    '[12/03/2024, 10:15:00] Ann: only one message',
    'Notes of the week\n12/03/2024, 10:15 - Ann: a\n12/03/2024, 10:16 - Bo: b',
    '[00:03] Ann: Hello\n[00:08] Bo: Hi',
    '',
  ])('is not %j', (source) => {
    expect(chatOf(source)).toBeNull();
  });
});
