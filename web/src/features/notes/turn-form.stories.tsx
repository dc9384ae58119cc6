import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TurnForm } from './turn-form.tsx';

const speakers = [
  { id: 's1', name: 'Speaker 1' },
  { id: 's2', name: 'Jonas' },
];
const meta: Meta<typeof TurnForm> = {
  title: 'Notes/Turn form',
  component: TurnForm,
  args: { speaker: 's1', start: 21_400, speakers, onRename: fn(), onSpeaker: fn(), onStart: fn(), onClose: fn() },
  decorators: [
    (Show) => (
      <div style={{ minHeight: 320 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TurnForm>;

const write = async (canvasElement: HTMLElement, label: string, words: string) => {
  const field = within(canvasElement).getByLabelText(label, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, words);
  return field;
};

export const RenamedEverywhere: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'Speaker', ' Carolyn ');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename everywhere' }));
    await expect(args.onRename).toHaveBeenCalledWith('Carolyn');
    await expect(args.onSpeaker).not.toHaveBeenCalled();
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const SaidBySomebodyElse: Story = {
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'Speaker', 'Jon');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'Jonas' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Only this turn' }));
    await expect(args.onSpeaker).toHaveBeenCalledWith('Jonas');
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const NobodyYet: Story = {
  args: { speaker: null, start: null },
  play: async ({ canvasElement, args }) => {
    await write(canvasElement, 'Time', '1:05');
    await write(canvasElement, 'Speaker', 'Grace{Enter}');
    await expect(args.onSpeaker).toHaveBeenCalledWith('Grace');
    await expect(args.onStart).toHaveBeenCalledWith(65_000);
  },
};
export const NoTime: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await write(canvasElement, 'Time', 'soon{Enter}');
    await expect(field).toHaveAccessibleDescription('Minutes and seconds, as 1:05');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith(null);
  },
};
/** Like the page: the container handles Escape and asks the form to close. */
function Leaving(props: Parameters<typeof TurnForm>[0]) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') setLeaving(true);
      }}
    >
      <TurnForm {...props} leaving={leaving} onStay={() => setLeaving(false)} />
    </div>
  );
}
export const EscapeClosesTheListThenAsks: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const field = await write(canvasElement, 'Speaker', 'Jon');
    await form.findByRole('option', { name: 'Jonas' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form.queryByRole('option')).toBeNull());
    await expect(field).toHaveValue('Jon');
    await expect(form.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByRole('alert')).toHaveTextContent('not saved');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(field, ' Berg');
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await form.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const EscapeClosesWhatWasNotChanged: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByLabelText('Time', { selector: 'input' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
export const ReadOnly: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
