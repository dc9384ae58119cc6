import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EvidenceQuote } from './evidence-quote.tsx';
import { highlight } from './examples.ts';

const meta: Meta<typeof EvidenceQuote> = {
  title: 'Evidence quote',
  component: EvidenceQuote,
  args: { piece: highlight },
};
export default meta;
type Story = StoryObj<typeof EvidenceQuote>;

export const LinksToItsPlace: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: highlight.noteTitle })).toHaveAttribute(
      'href',
      `/data/${highlight.noteId}#highlight-${highlight.id}`,
    );
  },
};
export const Lost: Story = { args: { piece: { ...highlight, lost: true } } };
export const Gone: Story = { args: { piece: null } };
export const Loading: Story = { args: { piece: undefined } };
