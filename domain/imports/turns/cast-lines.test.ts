import { castLines } from './cast-lines.ts';
import { markedLines } from './marked-lines.ts';
import { withTurns } from './transcript-turns.ts';
import { paragraph } from '../note/rich-blocks.ts';

const HEAD = ['Date: 2026-07-22', 'Interviewer: Sam Ortiz', 'Guest: Ann Lee and Bo Ek'];
const TALK = [
  'Sam Ortiz: Thanks for coming. How do you see the costs?',
  'Ann Lee: They grow with every new service that we add.',
  'Bo Ek: I never know which team they belong to.',
  'Sam Ortiz: And before that?',
  'Ann Lee: Before that we did not look at them at all.',
];
const blocks = (lines: readonly string[]) => lines.map((line) => paragraph(line));
const namesIn = (lines: readonly string[]): string[] =>
  [...castLines(markedLines(blocks(lines)).flatMap((of) => of ?? []))].flatMap(({ name }) => name ?? []);

describe('lines of a head that name those who take part', () => {
  it('are not said by their label', () => {
    expect(namesIn([...HEAD, ...TALK])).toEqual(['Interviewer', 'Guest']);
    const { blocks: read, speakers } = withTurns(blocks([...HEAD, ...TALK]));
    expect(speakers.map(({ name }) => name)).toEqual(['Sam Ortiz', 'Ann Lee', 'Bo Ek']);
    expect(read.slice(0, HEAD.length).map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  it('are turns if the name spoke before, if the label recurs, or if other words follow', () => {
    expect(namesIn([...TALK, 'Moderator: Ann Lee'])).toEqual([]);
    expect(namesIn(['Moderator: Ann Lee', ...TALK, 'Moderator: Thank you.'])).toEqual([]);
    expect(namesIn(['Moderator: Ann Lee, please begin', ...TALK])).toEqual([]);
  });
});
