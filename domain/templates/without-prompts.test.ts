import type { RichNode } from '../content/index.ts';
import { BUILT_IN, withoutPrompts } from './index.ts';

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }],
});
const heading = (words: string, level = 2): RichNode => ({ ...text(words), type: 'heading', attrs: { level } });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const PROMPT = text('State it as a finding.', 'italic');

describe('a text without the prompts of its template', () => {
  it('leaves them out, with headings that have nothing else', () => {
    const shown = withoutPrompts(
      doc(heading('In short'), text('Costs grow.'), heading('Theme'), PROMPT, { type: 'paragraph' }, heading('Next')),
    );
    expect(shown).toEqual(doc(heading('In short'), text('Costs grow.'), { type: 'paragraph' }, heading('Next')));
  });

  it('keeps a heading with other words or smaller headings below', () => {
    const filled = doc(heading('Theme'), PROMPT, text('Costs grow.'), heading('More'), PROMPT, heading('Inner', 3));
    expect(withoutPrompts(filled)).toEqual(
      doc(heading('Theme'), text('Costs grow.'), heading('More'), heading('Inner', 3)),
    );
  });

  it('keeps the same words as a finding, other italics and empty headings of the member', () => {
    const own = doc(heading('Mine'), text('State it as a finding.'), text('So she said.', 'italic'), heading('Empty'));
    expect(withoutPrompts(own)).toBe(own);
  });

  it('leaves out prompts of templates of the workspace too', () => {
    const own = text('Name the team and its size.', 'italic');
    const written = doc(heading('Team'), own, heading('Costs'), text('They grow.'));
    expect(withoutPrompts(written)).toBe(written);
    expect(withoutPrompts(written, [doc(heading('Team'), own)])).toEqual(doc(heading('Costs'), text('They grow.')));
  });

  it('leaves no prompt of a built-in insight', () => {
    const left = BUILT_IN.filter(({ kind }) => kind === 'INSIGHT').map(({ document }) =>
      JSON.stringify(withoutPrompts(document)),
    );
    expect(left.length).toBeGreaterThan(1);
    for (const words of left) expect(words).not.toContain('"italic"');
  });
});
