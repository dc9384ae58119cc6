import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PersonOrigin } from './person-origin.tsx';

const meta: Meta<typeof PersonOrigin> = {
  title: 'People/Origin',
  component: PersonOrigin,
  args: {
    person: {
      importOrigin: 'customers.csv',
      enrichmentOrigin: 'survey.csv',
      createdBy: { id: 'm', name: 'Maria Lindqvist' },
      createdAt: '2026-03-02T10:00:00.000Z',
    },
  },
};
export default meta;
type Story = StoryObj<typeof PersonOrigin>;

export const Imported: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Imported from customers\.csv by/)).toHaveTextContent(
      'details from survey.csv',
    );
  },
};
