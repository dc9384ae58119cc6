import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionLinks } from './section-links.tsx';

const meta: Meta<typeof SectionLinks> = {
  title: 'Projects/Section links',
  component: SectionLinks,
  parameters: { address: '/projects/folders' },
  args: {
    label: 'Kinds of projects',
    links: [
      { title: 'All projects', to: '/projects/all-projects' },
      { title: 'Folders', to: '/projects/folders' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SectionLinks>;

export const OneIsHere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Folders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All projects' })).not.toHaveAttribute('aria-current');
  },
};
