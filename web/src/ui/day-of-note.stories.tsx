import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DayOfNote, DayShown } from './day-of-note.tsx';

const meta: Meta<typeof DayOfNote> = { title: 'Day of a note', component: DayOfNote };
export default meta;
type Story = StoryObj<typeof DayOfNote>;

export const OfTheConversation: Story = {
  args: { day: '2024-03-01', createdAt: '2026-01-02T03:04:05Z' },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByTitle('Date of the conversation');
    await expect(shown).toHaveTextContent(/1/);
    await expect(shown).toHaveAttribute('datetime', '2024-03-01');
  },
};
export const WithoutADate: Story = {
  render: () => <DayShown day="2024-03-01" undated />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('No date. Created on this day')).toBeVisible();
  },
};
