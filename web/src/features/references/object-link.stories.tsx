import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ObjectLink } from './object-link.tsx';
import { sampleNote } from './sample-cards.ts';

const meta: Meta<typeof ObjectLink> = {
  title: 'References/Link',
  component: ObjectLink,
  args: { kind: 'note', id: sampleNote.id, children: sampleNote.title },
};
export default meta;
type Story = StoryObj<typeof ObjectLink>;

export const ToANote: Story = {};
export const ToAFolder: Story = {
  args: { kind: 'folder', children: 'Studies' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Studies' })).toHaveAttribute('href', `/folders/${sampleNote.id}`),
};
