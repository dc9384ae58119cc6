import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../editor/text.css';
import { MarginChips } from './margin-chips.tsx';
import { sampleHighlights } from './sample-highlights.ts';
import { useTints } from './use-marked-words.ts';
import { useSampleEditor } from './use-sample-editor.ts';

const onChoose = fn();

function Sheet() {
  const place = useRef<HTMLDivElement>(null);
  const editor = useSampleEditor(place);
  useTints(editor, sampleHighlights, null);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 168px', gap: 24, maxWidth: 760 }}>
      <div ref={place} />
      <div>{editor && <MarginChips editor={editor} highlights={sampleHighlights} chosenId={null} onChoose={onChoose} />}</div>
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
