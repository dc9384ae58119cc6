import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PickList } from './pick-list.tsx';

function Typing(props: ComponentProps<typeof PickList>) {
  const [typed, setTyped] = useState('');
  return <PickList {...props} typed={typed} onTyped={setTyped} />;
}
const tags = [
  { id: 'a', label: 'Trust in the numbers', hue: 'teal' as const, detail: 'Doubts' },
  { id: 'b', label: 'First page only', hue: 'amber' as const, detail: 'Habits' },
];
const meta: Meta<typeof PickList> = {
  title: 'Filters/Pick list',
  component: PickList,
  render: (props) => <Typing {...props} />,
  args: {
    label: 'Values',
    placeholder: 'Find a value',
    nothing: 'No values yet.',
    groups: [{ items: tags }],
    onPick: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof PickList>;

export const Several: Story = {
  args: { chosen: ['a'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { name: /Trust/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Values' }), '{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(tags[1]);
  },
};
export const InGroups: Story = {
  args: {
    groups: [
      { label: 'General', items: [{ id: 'Title', label: 'Title' }] },
      { label: 'People', items: [{ id: 'People', label: 'People' }] },
    ],
  },
};
export const Empty: Story = { args: { groups: [] } };
export const Many: Story = {
  args: { groups: [{ items: Array.from({ length: 130 }, (_, at) => ({ id: `${at}`, label: `Value ${at}` })) }] },
};
