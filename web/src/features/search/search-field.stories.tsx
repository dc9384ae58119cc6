import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { nothing, tagFound } from './sample-results.ts';
import { SearchField } from './search-field.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Search/Field',
  component: SearchField,
  args: { text: '', onText: fn(), onDown: fn(), onEnter: fn() },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'price list');
    await waitFor(() => expect(args.onText).toHaveBeenLastCalledWith('price list'));
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    await expect(args.onDown).toHaveBeenCalled();
    await expect(args.onEnter).toHaveBeenCalledWith('price list', true);
  },
};
export const Invalid: Story = { args: { text: 'too long', invalid: true } };

const tags = ['Onboarding', 'Onboarding, second week'].map((title, index) => ({
  ...tagFound,
  id: `${index}`,
  preview: { title: [{ text: title, match: true }], content: [] },
}));
export const CompletesTags: Story = {
  beforeEach: answering({
    'GET /api/v1/search': { ...nothing, groups: [{ type: 'TAG', total: 2, items: tags }], total: 2 },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'price tag:onb');
    await expect(await canvas.findByRole('option', { name: 'Onboarding', selected: true })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('price tag:"Onboarding, second week" ');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('list');
    await waitFor(() => expect(args.onText).toHaveBeenLastCalledWith('price tag:"Onboarding, second week" list'));
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};
export const CompletesFixedValues: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'sort:');
    await expect(await canvas.findByRole('option', { name: 'newest' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('sort:');
    await userEvent.keyboard('o{Tab}');
    await expect(field).toHaveValue('sort:oldest ');
    await expect(field).toHaveFocus();
  },
};
