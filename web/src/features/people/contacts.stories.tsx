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
  args: {
    filter: { parameter: undefined, bar: null, blocked: null, clear: fn() },
    onImport: fn(),
    onSources: fn(),
  },
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
export const Filtered: Story = {
  args: { filter: { parameter: '{}', bar: <button type="button">Filter</button>, blocked: null, clear: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/v1/people/export?filter=%7B%7D',
    );
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(args.filter.clear).not.toHaveBeenCalled();
  },
};
export const Blocked: Story = {
  args: { filter: { parameter: undefined, bar: null, blocked: <p>Not readable</p>, clear: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not readable')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Export' })).toBeNull();
  },
};
