import { EMPTY_FORM, allOf, systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Shortcuts } from './shortcuts.tsx';

const untagged = systemRow('Tags', 'IsEmpty');
const meta: Meta<typeof Shortcuts> = {
  title: 'Filters/Shortcuts',
  component: Shortcuts,
  args: { shortcuts: [{ label: 'Without tags', row: untagged }], form: EMPTY_FORM, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Shortcuts>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Without tags', pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith(allOf({ ...untagged, id: '1' }));
  },
};
export const On: Story = {
  args: { form: allOf(untagged) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Without tags', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(EMPTY_FORM);
  },
};
