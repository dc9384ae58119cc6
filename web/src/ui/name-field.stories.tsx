import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NameField } from './name-field.tsx';

const meta: Meta<typeof NameField> = {
  title: 'UI/Name field',
  component: NameField,
  args: { label: 'Tag name', name: 'Trust', onDone: fn() },
  decorators: [
    (Show) => (
      <div style={{ width: 240, padding: 8 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NameField>;
const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Tag name');

export const KeptByEnter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), ' Doubt {Enter}');
    await expect((args.onDone as ReturnType<typeof fn>).mock.calls).toEqual([['Doubt']]);
  },
};
export const PutBackByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'Other{Escape}');
    await expect((args.onDone as ReturnType<typeof fn>).mock.calls).toEqual([[null]]);
  },
};
