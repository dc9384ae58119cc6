import type { DataPointChoices } from '@evident/domain/channels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { PointFilter } from './point-filter.tsx';

const choices: DataPointChoices = {
  sources: [{ value: 'CSV', count: 40 }],
  tags: [
    { value: 'billing', count: 12 },
    { value: 'login', count: 3 },
  ],
  authors: [{ key: 'mail ada@example.org', name: 'Ada', count: 2 }],
  fields: [{ name: 'Plan', values: [{ value: 'Business', count: 9 }] }],
};
const meta: Meta<typeof PointFilter> = {
  title: 'Channels/Point filter',
  component: PointFilter,
  args: { channelId: 'c', conditions: [], titles: new Map([['t', 'Slow exports']]), onChange: fn() },
  beforeEach: answering({ 'GET /api/v1/channels/c/data-point-choices': choices }),
};
export default meta;
type Story = StoryObj<typeof PointFilter>;

export const AddedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    await userEvent.type(await screen.findByLabelText('Filter by'), 'ta{Enter}');
    await userEvent.type(await screen.findByLabelText('Tag'), 'log{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith([{ kind: 'tag', value: 'login' }]);
  },
};
export const OfAFieldOfTheSource: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Plan' }));
    await userEvent.click(await screen.findByRole('option', { name: /Business/ }));
    await expect(args.onChange).toHaveBeenCalledWith([{ kind: 'field', name: 'Plan', value: 'Business' }]);
  },
};
export const Conditions: Story = {
  args: {
    conditions: [
      { kind: 'theme', value: 't' },
      { kind: 'author', value: 'mail ada@example.org' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Slow exports')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove condition Author: Ada' }));
    await expect(args.onChange).toHaveBeenCalledWith([{ kind: 'theme', value: 't' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
  },
};
