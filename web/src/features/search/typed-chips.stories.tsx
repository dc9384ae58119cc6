import { parseTypedQuery, resolveTypedQuery } from '@evident/domain/typed-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TypedChips } from './typed-chips.tsx';

const query = parseTypedQuery('price tag:onboarding,pricing -by:me from:2026-01 person-field:Age>30 sort:newest');
const faulty = parseTypedQuery('tag:onbaording from:2026-02-30');
const meta: Meta<typeof TypedChips> = {
  title: 'Search/Typed chips',
  component: TypedChips,
  args: { query, faults: [], onRemove: fn() },
};
export default meta;
type Story = StoryObj<typeof TypedChips>;

export const Filters: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Tag: onboarding or pricing')).toBeVisible();
    await expect(canvas.getByText('Age > 30')).toBeVisible();
    await expect(canvas.queryByText(/newest/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Not contributor: me”' }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
export const Faults: Story = {
  args: {
    query: faulty,
    faults: resolveTypedQuery(faulty, { idsOf: () => [], fields: [] }, { now: new Date(0), timeZone: 'UTC' }).faults,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No tag is named “onbaording”, or you don’t have access to it.')).toBeVisible();
    await expect(canvas.getByText(/Enter a date that exists/)).toBeVisible();
  },
};
export const None: Story = { args: { query: parseTypedQuery('price list') } };
