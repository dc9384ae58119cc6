import { typicalTexts } from './index.ts';

describe('typical texts of a group', () => {
  const TEXTS = [
    'The export of tables fails every Monday',
    'Export',
    'The export of tables fails every Tuesday',
    'I like the color of the new buttons',
    'Tables fail to export when they are large',
    `The export ${'of a very long table '.repeat(30)}`,
  ];

  it('have the words of most, and not the same ones again', () => {
    const [first, second] = typicalTexts(TEXTS, 2);
    expect([0, 2]).toContain(first);
    expect(second).toBe(4);
  });

  it('are neither single words nor long texts, and no more than there are', () => {
    expect(typicalTexts(TEXTS, 9).toSorted()).toEqual([0, 2, 3, 4]);
    expect(typicalTexts([], 3)).toEqual([]);
  });
});
