import { Schema } from '@tiptap/pm/model';
import { nearestEdge, nextEdge } from './word-edges.ts';

const schema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} },
});
const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
/** `I never` starts at 1, `trust it` at 10. */
const doc = schema.node('doc', null, [paragraph('I never'), paragraph('trust it')]);

describe('the edges of words', () => {
  it('are found nearest to a position', () => {
    expect(nearestEdge(doc, 'start', 5)).toBe(3);
    expect(nearestEdge(doc, 'end', 5)).toBe(8);
    expect(nearestEdge(doc, 'end', 2)).toBe(2);
  });
  it('are stepped through over the end of a paragraph, and stay at the end of the text', () => {
    expect(nextEdge(doc, 'end', 8, 1)).toBe(15);
    expect(nextEdge(doc, 'start', 10, -1)).toBe(3);
    expect(nextEdge(doc, 'end', 18, 1)).toBe(18);
    expect(nextEdge(doc, 'start', 1, -1)).toBe(1);
  });
});
