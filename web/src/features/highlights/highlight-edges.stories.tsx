import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../editor/text.css';
import { HighlightEdges } from './highlight-edges.tsx';
import { sampleHighlights } from './sample-highlights.ts';
import { useTints } from './use-marked-words.ts';
import { useSampleEditor } from './use-sample-editor.ts';

const onMove = fn();

function Sheet() {
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const editor = useSampleEditor(place);
  useTints(editor, sampleHighlights, 'h1');
  return (
    <div ref={sheet} style={{ position: 'relative', maxWidth: 620, minHeight: 200 }}>
      <div ref={place} />
      {editor && <HighlightEdges editor={editor} sheet={sheet} highlightId="h1" onMove={onMove} />}
    </div>
  );
}

const meta: Meta<typeof HighlightEdges> = {
  title: 'Highlights/Highlight edges',
  component: HighlightEdges,
  render: () => <Sheet />,
};
export default meta;
type Story = StoryObj<typeof HighlightEdges>;

/** Arrows move an edge word by word; Enter keeps it, Escape drops it. */
export const WithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onMove.mockClear();
    const end = await within(canvasElement).findByRole('slider', { name: 'End of the highlight' });
    const before = Number(end.getAttribute('aria-valuenow'));
    end.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(Number(end.getAttribute('aria-valuenow'))).toBeLessThan(before));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(Number(end.getAttribute('aria-valuenow'))).toBe(before));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
  },
};
