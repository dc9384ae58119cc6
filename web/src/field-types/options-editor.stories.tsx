import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import type { DraftOption } from './field-draft.ts';
import { OptionsEditor } from './options-editor.tsx';

const meta: Meta<typeof OptionsEditor> = {
  title: 'Fields/Options editor',
  component: OptionsEditor,
  args: {
    options: [
      { key: 'a', id: 'a', label: 'Free', color: '1a83db' },
      { key: 'b', id: 'b', label: 'Business', color: '059583' },
    ],
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
};
export default meta;
type Story = StoryObj<typeof OptionsEditor>;

function Kept({
  options: first,
  onChange,
}: {
  options: readonly DraftOption[];
  onChange: (options: DraftOption[]) => void;
}) {
  const [options, setOptions] = useState(first);
  return (
    <OptionsEditor
      options={options}
      onChange={(next) => {
        setOptions(next);
        onChange(next);
      }}
    />
  );
}

export const OrderedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Option 2'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByLabelText('Option 1')).toHaveValue('Business');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Free' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ label: 'Business' })]);
  },
};
