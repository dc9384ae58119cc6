import { block, paragraph, richDoc, run } from '../note/rich-blocks.ts';
import { firstTurns } from './first-turns.ts';

describe('firstTurns', () => {
  it('shows the first six turns with their speakers and times', () => {
    const turn = (speaker: string | null, start: number | null) => block('turn', run('Words'), { speaker, start });
    const content = richDoc([
      paragraph('Before'),
      turn('s1', 4_000),
      turn(null, null),
      ...Array(9).fill(turn('s1', 1)),
    ]);
    const turns = firstTurns({ content, speakers: [{ id: 's1', name: 'Ann' }] });
    expect(turns).toHaveLength(6);
    expect(turns.slice(0, 2)).toEqual([
      { speaker: 'Ann', start: 4_000, text: 'Words' },
      { speaker: null, start: null, text: 'Words' },
    ]);
  });
});
