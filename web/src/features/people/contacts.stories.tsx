import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { answering } from '../../../.storybook/answers.ts';
import { Contacts } from './contacts.tsx';
import { people } from './examples.ts';

const meta: Meta<typeof Contacts> = {
  title: 'People/Contacts',
  component: Contacts,
  decorators: [asMember()],
  args: { onImport: fn(), onSources: fn() },
  beforeEach: answering({ 'GET /api/v1/people': { items: people, next: null } }),
};
export default meta;
type Story = StoryObj<typeof Contacts>;

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unnamed participant' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Ada Lovelace' }));
    await expect(await canvas.findByText('1 contact chosen')).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: answering({ 'GET /api/v1/people': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Contacts are the people you learn from')).toBeVisible();
  },
};
