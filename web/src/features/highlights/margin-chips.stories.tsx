import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HighlightView } from '@evident/domain/highlights';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../editor/text.css';
import { MarginChips } from './margin-chips.tsx';
import { sampleHighlights } from './sample-highlights.ts';
import { useTints } from './use-marked-words.ts';
import { useSampleEditor } from './use-sample-editor.ts';

const onChoose = fn();

function Sheet({ highlights = sampleHighlights }: { highlights?: readonly HighlightView[] }) {
  const [margin, setMargin] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const editor = useSampleEditor(place);
  useTints(editor, sampleHighlights, null);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 168px', gap: 24, maxWidth: 760 }}>
      <div ref={place} />
      <div style={{ display: margin ? 'block' : 'none' }}>
        {editor && <MarginChips editor={editor} highlights={highlights} chosenId={null} onChoose={onChoose} />}
      </div>
      <button type="button" onClick={() => setMargin(!margin)}>
        Margin
      </button>
    </div>
  );
}

const meta: Meta<typeof MarginChips> = { title: 'Highlights/Margin', component: MarginChips };
export default meta;

export const BesideTheirWords: StoryObj<typeof MarginChips> = {
  render: () => <Sheet />,
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('button', { name: /Trust|First page/ });
    await expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
    await userEvent.click(first!);
    await expect(onChoose).toHaveBeenCalledWith('h1');
  },
};
const twice = sampleHighlights.slice(0, 1).map((one) => ({
  ...one,
  tags: [{ ...one.tags[0]!, title: 'Trust in the numbers of others' }, ...sampleHighlights[1]!.tags],
}));
export const SeveralOnOneLine: StoryObj<typeof MarginChips> = {
  render: () => <Sheet highlights={twice} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByText('+1');
    const chip = canvas.getByRole('button', { name: /Trust/ });
    await expect(chip).toHaveAttribute('title', 'Trust in the numbers of others, First page only');
    await expect(more.getClientRects()).toHaveLength(1);
    await expect(more.getBoundingClientRect().height).toBeLessThanOrEqual(24);
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(chip.getBoundingClientRect().right);
  },
};
/** The text does not resize when the margin hides, so a resize of the text cannot reveal its return. */
export const BackWithTheMargin: StoryObj<typeof MarginChips> = {
  render: () => <Sheet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /Trust/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Margin' }));
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(canvas.queryByText('Trust in the numbers')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Margin' }));
    await expect(await canvas.findByRole('button', { name: /Trust/ })).toBeVisible();
  },
};
