import { cluster, hasContent } from './index.ts';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

describe('answers without content', () => {
  it.each([
    'Nothing',
    'Yes',
    'No, not really.',
    'N/A',
    'nothing at all!',
    'I can’t think of anything',
    'Nichts',
    'Rien',
    '没有',
  ])('are recognized: %s', (text) => {
    expect(hasContent(text)).toBe(false);
  });

  it.each([
    'Nothing could be better',
    'No complaints',
    'All good',
    'Staff',
    '42',
    'Yes, more staff',
    '很好',
    'Nothing but praise for the ward',
    'Отлично',
    'Who are you?',
    'What can you do',
  ])('are no others: %s', (text) => {
    expect(hasContent(text)).toBe(true);
  });

  it('are outliers, however similar they are', () => {
    const texts = ['Nothing', 'Nothing', 'Yes', 'Quick reply', 'A quick reply', 'Cold food', 'The food was cold'];
    const vectors = [
      [9, 0],
      [9, 0],
      [9, 1],
      [0, 9],
      [1, 9],
      [-9, 0],
      [-9, 1],
    ].map((one) => Float32Array.from(one));
    const items = texts.map((text, at) => ({ highlightId: idOf(at), text }));
    const { outliers } = cluster(items, vectors, 'STANDARD', 'STANDARD').data;
    expect(outliers.highlightIds.toSorted()).toEqual([0, 1, 2].map(idOf));
  });
});
