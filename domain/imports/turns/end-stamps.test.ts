import { paragraph, turn } from '../../../test/builders/rich-text.ts';
import { withEndStamps } from './end-stamps.ts';

describe('times behind the words of a turn', () => {
  it('are its end, and the next turn begins there', () => {
    expect(
      withEndStamps([
        turn('s1', null, null, 'Hello. #00:00:05-5#'),
        turn('s2', null, null, 'Hi. #00:00:08#'),
        turn('s1', null, null, 'Bye.'),
      ]),
    ).toEqual([turn('s1', null, 5500, 'Hello.'), turn('s2', 5500, 8000, 'Hi.'), turn('s1', 8000, null, 'Bye.')]);
  });
  it('never replace a start that the turn has', () => {
    expect(withEndStamps([turn('s1', null, null, 'a #00:00:05#'), turn('s2', 6000, null, 'b')])[1]).toEqual(
      turn('s2', 6000, null, 'b'),
    );
  });
  it.each([
    ['inside the words', 'Hello #00:00:05# there.'],
    ['that are no time', 'Hello #00:61:05#'],
    ['without any words', '#00:00:05#'],
  ])('are words where they stand %s', (_, text) => {
    expect(withEndStamps([turn('s1', null, null, text)])).toEqual([turn('s1', null, null, text)]);
  });
  it('count in turns only', () => {
    const blocks = [paragraph('Hello. #00:00:05-5#'), turn('s1', null, null, 'Hi.')];
    expect(withEndStamps(blocks)).toEqual(blocks);
  });
});
