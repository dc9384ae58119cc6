import { block, paragraph } from '../note/rich-blocks.ts';
import { plainText } from '../../content/index.ts';
import { withoutGrowing } from './growing-turns.ts';

const turn = (speaker: string | null, start: number, text: string) =>
  block('turn', paragraph(text).content ?? [], { speaker, start, end: null });
const shown = (blocks: ReturnType<typeof withoutGrowing>) =>
  blocks.map((node) => [node.attrs?.['speaker'], node.attrs?.['start'], plainText(node)]);

describe('turns that were saved while they grew', () => {
  const grown = [
    turn('s1', 1, 'I think'),
    turn('s1', 2, 'I think that the'),
    turn('s1', 3, 'I think that the menu is too long.'),
    turn('s2', 4, 'Which'),
    turn('s2', 5, 'Which part?'),
    turn('s1', 6, 'The settings.'),
  ];

  it('are there once, as they ended, from their first moment', () => {
    expect(shown(withoutGrowing(grown))).toEqual([
      ['s1', 1, 'I think that the menu is too long.'],
      ['s2', 4, 'Which part?'],
      ['s1', 6, 'The settings.'],
    ]);
  });
  it.each([
    ['few turns grow', [...grown, ...Array.from({ length: 9 }, (_, n) => turn('s2', 10 + n, `Answer ${n}`))]],
    ['people repeat themselves', [turn('s1', 1, 'Yes.'), turn('s1', 2, 'Yes. I do.'), turn('s2', 3, 'Good.')]],
    ['others repeat them', grown.map((node, at) => ({ ...node, attrs: { ...node.attrs, speaker: `s${at % 2}` } }))],
    ['a word goes on', ['a', 'ab', 'abc', 'abcd'].map((text, at) => turn('s1', at, text))],
    ['they are paragraphs', ['a', 'a b', 'a b c', 'a b c d'].map((text) => paragraph(text))],
    ['there are none', []],
  ])('are all kept where %s', (_, blocks) => {
    expect(withoutGrowing(blocks)).toEqual(blocks);
  });
});
