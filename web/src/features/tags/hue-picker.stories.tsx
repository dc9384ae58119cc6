import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuePicker } from './hue-picker.tsx';

const meta: Meta<typeof HuePicker> = {
  title: 'Tags/Hue picker',
  component: HuePicker,
  args: { label: 'Color of Trust', hue: 'teal' },
};
export default meta;
type Story = StoryObj<typeof HuePicker>;

const OTHER = 'ff8800';

export const Picking: Story = {
  args: { onPick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Color of Trust: teal' }));
    const hues = within(await within(document.body).findByRole('group', { name: 'Color of Trust' })).getAllByRole(
      'button',
    );
    await expect(hues).toHaveLength(12);
    await userEvent.click(hues.find((hue) => hue.getAttribute('aria-label') === 'violet')!);
    await expect(args.onPick).toHaveBeenCalledWith('violet');
  },
};
export const Fixed: Story = {};
export const NoColor: Story = {
  args: { onPick: fn(), onHex: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Color of Trust: teal' }));
    const field = await within(document.body).findByLabelText('Color of Trust, other');
    await userEvent.clear(field);
    await userEvent.type(field, '#12');
    await expect(within(document.body).getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};
export const AnyOtherColor: Story = {
  args: { onPick: fn(), onHex: fn(), onClear: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Color of Trust: teal' }));
    const field = await within(document.body).findByLabelText('Color of Trust, other');
    await userEvent.clear(field);
    await userEvent.type(field, `#${OTHER}{Enter}`);
    await expect(args.onHex).toHaveBeenCalledWith(OTHER);
  },
};
