import { tellingPhrases } from '../index.ts';

const WAITING = [
  'Waiting for a reply since May',
  'Still waiting for a reply',
  'No one writes, waiting for a reply for weeks',
];
const PARKING = ['The car park is full', 'Full car park again', 'Paid for the car park twice'];

describe('telling phrases', () => {
  it('are those of a group that others do not use, as the texts write them, with the texts that have them', () => {
    const [waiting, parking] = tellingPhrases([WAITING, PARKING], ['The staff were kind'], 3);
    expect(waiting).toContainEqual({ text: 'waiting for a reply', texts: 3 });
    expect(parking).toContainEqual({ text: 'car park', texts: 3 });
    expect(waiting!.map(({ text }) => text)).not.toContain('reply');
  });

  it('are no words that everyone uses, or that one text has', () => {
    const [, parking] = tellingPhrases(
      [WAITING, PARKING],
      Array.from({ length: 20 }, () => 'A full house'),
      10,
    );
    expect(parking!.map(({ text }) => text)).not.toContain('full');
    expect(parking!.map(({ text }) => text)).not.toContain('paid');
  });

  it('do not depend on the order of texts', () => {
    const [one] = tellingPhrases([WAITING, PARKING], [], 5);
    const [other] = tellingPhrases([WAITING.toReversed(), PARKING], [], 5);
    expect(other).toEqual(one);
  });

  it('are none for a group without texts', () => {
    expect(tellingPhrases([[], PARKING], [], 5)[0]).toEqual([]);
  });
});
