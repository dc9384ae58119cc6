import { stagingMoved } from './canvas-edits.ts';
import { sampleCanvas } from './sample-canvas.ts';

describe('moving the staging area', () => {
  const staging = { x: 1000, y: 1000, width: 560, height: 320 };
  const card = (id: string, x: number, y: number, more = {}) => ({
    id,
    type: 'text' as const,
    text: 'A text',
    x,
    y,
    rank: 0,
    ...more,
  });

  it('takes along the cards that wait in it; locked ones and those outside stay', () => {
    const objects = [
      card('waits', 1016, 1040),
      card('locked', 1016, 1100, { locked: true }),
      card('outside', 0, 0),
      card('at the edge', 1540, 1040),
    ];
    const view = { ...sampleCanvas, objects, staging };
    expect(stagingMoved(view, staging, { x: 900.04, y: 1100 })).toEqual({
      staging: { x: 900, y: 1100, width: 560, height: 320 },
      objects: [{ id: 'waits', x: 916, y: 1140 }],
    });
  });
});
