import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, within } from 'storybook/test';
import { MergeLabel } from './merge-label.tsx';

/** A card in a column that clips its content. */
function Held({ words, top }: { words: string; top: number }) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div style={{ height: 480 }}>
      <div style={{ width: 200, overflow: 'hidden', marginTop: top }}>
        <div ref={card} style={{ height: 40 }}>
          A card
        </div>
        <MergeLabel card={card} words={words} />
      </div>
    </div>
  );
}

const meta: Meta<typeof Held> = {
  title: 'Tags/Merge label',
  component: Held,
  args: {
    top: 200,
    words:
      'Merge “People compare three sources before they believe anything” into “What the documentation says about sampling is never read”',
  },
};
export default meta;
type Story = StoryObj<typeof Held>;

export const SaysAllOfIt: Story = {
  play: async ({ args }) => {
    const label = await within(document.body).findByText(args.words);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
  },
};
export const AtTheTop: Story = { args: { top: 0 } };
