import { drawSvg, linesOf } from './draw-svg.ts';
import { sampleCanvas } from './sample-canvas.ts';

describe('a canvas as an image', () => {
  it('contains the words of its objects, escaped', () => {
    const view = { ...sampleCanvas, objects: [...sampleCanvas.objects] };
    view.objects[3] = { ...view.objects[3]!, text: 'A <b> & c' };
    const { svg, width } = drawSvg(view, () => 'black');
    expect(svg).toContain('A &lt;b&gt; &amp;');
    expect(svg).toContain('Doubt');
    expect(width).toBe(960);
  });
  it('breaks lines and cuts long texts', () => {
    expect(linesOf('one two three four', 60, 10)).toEqual(['one two', 'three four']);
    expect(linesOf('a\nb\nc', 60, 10, 2)).toEqual(['a', 'b…']);
  });
});
