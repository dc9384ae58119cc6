import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../editor/text.css';
import { MarkingLayer } from './marking-layer.tsx';
import { sampleHighlights, sampleTags } from './sample-highlights.ts';
import { useTints } from './use-marked-words.ts';
import type { Marking, Opened } from './use-marking.ts';
import { useSampleEditor } from './use-sample-editor.ts';

const spot = { left: 40, top: 60, bottom: 84 };
const marking = (opened: Opened | null, selected: { from: number; to: number } | null): Marking => ({
  highlights: sampleHighlights, ask: fn(), known: true, problem: null, again: fn(), chosenId: 'h1', opened, selected, reattachingId: null, choose: fn(), close: fn(), step: fn(),
  tags: { choices: sampleTags, recentIds: ['t2'], idOf: fn(), applied: fn(), askAgain: fn() }, markSelected: fn(), openTags: fn(), openInsights: fn(), pickHighlight: fn(), pick: fn(), untag: fn(), remove: fn(), reattach: fn(), putHere: fn(),
});

function Sheet({ of }: { of: Marking }) {
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const editor = useSampleEditor(place);
  useTints(editor, sampleHighlights, null);
  return <div ref={sheet} style={{ position: 'relative', maxWidth: 620, minHeight: 420 }}><div ref={place} />{editor && <MarkingLayer marking={of} editor={editor} sheet={sheet} writing={false} linkTo={(id) => `/data/n#highlight-${id}`} onShare={() => {}} insights={null} />}</div>;
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
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove the highlight' }));
    await expect(card.remove).toHaveBeenCalledWith('h1');
  },
};
export const Tagging: Story = {
  render: () => <Sheet of={tags} />,
  play: async ({ canvasElement }) => {
    // What the words carry already is not offered again.
    await within(canvasElement).findByRole('combobox');
    await expect(within(canvasElement).queryByRole('option', { name: /Trust in the numbers/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(tags.pick).toHaveBeenCalledWith(sampleTags[1]);
  },
};
