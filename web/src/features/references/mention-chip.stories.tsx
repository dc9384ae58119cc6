import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MentionChip } from './mention-chip.tsx';
import { sampleMember, sampleNote } from './sample-cards.ts';

const meta: Meta<typeof MentionChip> = {
  title: 'References/Mention',
  component: MentionChip,
  args: { object: sampleMember, card: sampleMember },
};
export default meta;
type Story = StoryObj<typeof MentionChip>;

export const OfAMember: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '@Ada Obi' })).toBeVisible(),
};
export const OfANote: Story = {
  args: { object: sampleNote, card: sampleNote },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: sampleNote.title })).toBeVisible(),
};
export const OfSomeoneDeleted: Story = {
  args: { card: null },
  play: ({ canvas }) => expect(canvas.getByText('@Deleted user')).toBeVisible(),
};
export const OutOfSight: Story = {
  args: { object: sampleNote, card: null },
  play: ({ canvas }) => expect(canvas.getByText('a note that you cannot see')).toBeVisible(),
};
