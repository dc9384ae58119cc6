import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CitationLink } from './citation-link.tsx';
import { sampleText } from './sample-text.ts';

const [cited] = sampleText().content.citations;

const meta: Meta<typeof CitationLink> = {
  title: 'AI/Citation link',
  component: CitationLink,
  args: { citation: cited!, children: 'Interview' },
};
export default meta;
type Story = StoryObj<typeof CitationLink>;

export const OfANote: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/data\//));
  },
};
const theme = { ...cited!, type: 'theme', id: 't', projectId: null } as const;
export const OfADataPoint: Story = {
  args: { citation: { ...theme, parentId: 'd', channelId: 'c' }, children: 'Export fails' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/channels/c/data/d');
  },
};
export const WithoutAPage: Story = {
  args: { citation: theme },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
