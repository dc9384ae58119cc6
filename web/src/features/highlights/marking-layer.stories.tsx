import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../editor/text.css';
import { MarkingLayer } from './marking-layer.tsx';
import { sampleHighlights, sampleTags } from './sample-highlights.ts';
import { useTints } from './use-marked-words.ts';
import type { Marking } from './use-marking.ts';
import type { Opened } from './use-opened.ts';
import { useSampleEditor } from './use-sample-editor.ts';

const spot = { left: 40, top: 60, bottom: 84 };
const marking = (opened: Opened | null, selected: { from: number; to: number } | null): Marking => ({
  highlights: sampleHighlights,
  ask: fn(),
  known: true,
  problem: null,
  again: fn(),
  chosenId: 'h1',
  opened,
  selected,
  deselect: fn(),
  reattachingId: null,
  choose: fn(),
  close: fn(),
  step: fn(),
  tags: { choices: sampleTags, recentIds: ['t2'], idOf: fn(), applied: fn(), refetch: fn() },
  markSelected: fn(),
  openTags: fn(),
  openInsights: fn(),
  pickHighlight: fn(),
  keepSelected: fn(),
  pick: fn(),
  untag: fn(),
  remove: fn(),
  removal: { asking: null, ask: fn(), confirm: fn(), close: fn() },
  resize: fn(),
  about: fn(),
  splitHere: undefined,
  joinOf: () => ({ previous: undefined, next: undefined }),
  reattach: fn(),
  putHere: fn(),
});

function Sheet({ of }: { of: Marking }) {
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const editor = useSampleEditor(place);
  useTints(editor, sampleHighlights, null);
  return (
    <div ref={sheet} style={{ position: 'relative', maxWidth: 620, minHeight: 420 }}>
      <div ref={place} />
      {editor && (
        <MarkingLayer
          marking={of}
          editor={editor}
          sheet={sheet}
          writing={false}
          linkTo={(id) => `/data/n#highlight-${id}`}
          onShare={() => {}}
          onComment={() => {}}
          onCommentOn={() => {}}
          insights={null}
        />
      )}
    </div>
  );
}

const meta: Meta<typeof MarkingLayer> = { title: 'Highlights/At the words', component: MarkingLayer };
export default meta;
type Story = StoryObj<typeof MarkingLayer>;

const card = marking({ as: 'card', id: 'h1', spot }, null);
const selected = marking(null, { from: 4, to: 20 });
const tags = marking({ as: 'tags', of: { id: 'h1' }, spot }, null);

export const Selected: Story = {
  render: () => <Sheet of={selected} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Highlight/ }));
    await expect(selected.markSelected).toHaveBeenCalled();
  },
};
export const Card: Story = {
  render: () => <Sheet of={card} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove highlight' }));
    await expect(card.remove).toHaveBeenCalledWith('h1');
  },
};
export const Tagging: Story = {
  render: () => <Sheet of={tags} />,
  play: async ({ canvasElement }) => {
    // Tags that the highlight already has are not suggested.
    const field = await within(canvasElement).findByRole('combobox');
    await expect(within(canvasElement).queryByRole('option', { name: /Trust in the numbers/ })).toBeNull();
    await userEvent.type(field, '{Enter}');
    await expect(tags.pick).toHaveBeenCalledWith(sampleTags[1]);
  },
};

const SAID =
  'We had to change everything about the way that people look at a dashboard, and I would say that the first thing anybody asks is whether the number is right, because it was wrong once, in front of everybody, and it takes a year to get over that. ';
/** The offset of the first letter of each line. */
function lineStarts(words: HTMLElement): string {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const starts: number[] = [];
  for (let passed = 0, bottom = 0; walker.nextNode();) {
    const { length } = walker.currentNode as Text;
    for (let at = 0; at < length; at += 1, passed += 1) {
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.top > bottom - 8) {
        starts.push(passed);
        bottom = box.bottom;
      }
    }
  }
  return starts.join(' ');
}
/** Highlighting must not reflow the text. */
export const NoWordMoves: Story = {
  render: () => (
    <div className="text">
      <section data-turn="">
        <p>{SAID.repeat(2)}</p>
      </section>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('p')!;
    const moved: number[] = [];
    for (let width = 280; width <= 700; width += 10) {
      words.style.width = `${width}px`;
      words.textContent = SAID.repeat(2);
      const before = lineStarts(words);
      const range = document.createRange();
      range.setStart(words.firstChild!, 150);
      range.setEnd(words.firstChild!, 300);
      const highlighted = document.createElement('span');
      highlighted.className = 'hl';
      range.surroundContents(highlighted);
      if (lineStarts(words) !== before) moved.push(width);
    }
    await expect(moved).toEqual([]);
  },
};
