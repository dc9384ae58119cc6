import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Search/Field',
  component: SearchField,
  args: { words: '', onWords: fn(), onDown: fn(), onEnter: fn() },
};
export default meta;
type Story = StoryObj<typeof SearchField>;

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'price list');
    await waitFor(() => expect(args.onWords).toHaveBeenLastCalledWith('price list'));
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    await expect(args.onDown).toHaveBeenCalled();
    await expect(args.onEnter).toHaveBeenCalledWith('price list', true);
  },
};
export const Invalid: Story = { args: { words: 'too long', invalid: true } };
