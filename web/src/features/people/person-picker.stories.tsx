import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ADA, people } from './examples.ts';
import { PersonPicker } from './person-picker.tsx';

const meta: Meta<typeof PersonPicker> = {
  title: 'People/Picker',
  component: PersonPicker,
  args: { label: 'Contact', value: null, onChange: fn(), onCreate: fn() },
  beforeEach: answering({ 'GET /api/v1/people': { items: people, next: null } }),
};
export default meta;
type Story = StoryObj<typeof PersonPicker>;

const list = (): ReturnType<typeof within> => within(document.body);

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Contact' }));
    await userEvent.click(await list().findByRole('option', { name: 'Ada Lovelace' }));
    await expect(args.onChange).toHaveBeenCalledWith(ADA, 'Ada Lovelace');
  },
};
export const Created: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Contact' }), 'Mary');
    await userEvent.click(await list().findByRole('option', { name: 'Create “Mary”' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Mary');
  },
};
