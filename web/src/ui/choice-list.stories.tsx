import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceList } from './choice-list.tsx';

const mark = <Folder size={16} aria-hidden />;
const places = [
  { id: 'a', title: 'Observability', mark, here: true },
  { id: 'b', title: 'Pricing', mark },
  { id: 'c', title: 'Prices of others', mark },
  { id: 'd', title: 'Privacy', mark, reason: 'You don’t have edit permissions in this project' },
];
const meta: Meta<typeof ChoiceList> = {
  title: 'Choice list',
  component: ChoiceList,
  args: { label: 'Folder', placeholder: 'Find a folder', nothing: 'No matching folders.', places, onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof ChoiceList>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Folder'), 'pri{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(places[2]);
  },
};
export const RefusedInWords: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('option', { name: /Privacy.*You don’t have edit permissions in this project/ }),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** Nothing is said to be missing before the choices are known. */
export const Loading: Story = {
  args: { places: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Loading the choices')).toBeInTheDocument();
    await expect(canvas.queryByText('No matching folders.')).toBeNull();
  },
};
