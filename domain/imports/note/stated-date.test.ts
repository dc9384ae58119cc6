import type { RichNode } from '../../content/index.ts';
import { blocksOfPlainText, statedDate } from '../index.ts';

const dated = (text: string) => statedDate({ type: 'doc', content: blocksOfPlainText(text) });

describe('the date in the head of a file', () => {
  it.each([
    ['Date: 12 March 2026', ''],
    ['Interview date: 2026-03-12', ''],
    ['Date of interview: Thu, 12 Mar 2026', ''],
    ['DATE : March 12, 2026', ', 10:00–11:00'],
    ['Datum: 12.03.2026', ''],
    ['Recorded on: March 12, 2026', ' (remote)'],
    ['Date: 12 March 2026', ` Taking part: Ines and ${'many others, '.repeat(20)}`],
  ])('is read in “%s%s”', (words, behind) => {
    expect(dated(`Interview with Ines\n\nPlace: Berlin\n${words}${behind}\n\nShe begins early.`)).toEqual({
      day: '2026-03-12',
      words,
    });
  });
  it.each(['Date of birth: 12 March 1980', 'Date: next week', 'Dates: 12 March 2026', 'We met on 12 March 2026.'])(
    'is not “%s”',
    (line) => expect(dated(line)).toBeNull(),
  );
  it('is above the first turn and not far below', () => {
    const line = (type: 'turn' | 'paragraph', text: string): RichNode => ({ type, content: [{ type: 'text', text }] });
    const date = line('paragraph', 'Date: 12 March 2026');
    const at = (...content: RichNode[]) => statedDate({ type: 'doc', content })?.day;
    expect(at(date, line('turn', 'Hello'))).toBe('2026-03-12');
    expect(at(line('turn', 'Hello'), date)).toBeUndefined();
    expect(at(...Array.from({ length: 12 }, () => line('paragraph', 'So it goes.')), date)).toBeUndefined();
  });
});
