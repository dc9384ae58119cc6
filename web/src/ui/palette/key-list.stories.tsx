import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { KeyList } from './key-list.tsx';

const meta: Meta<typeof KeyList> = { title: 'Keys/List', component: KeyList };
export default meta;

const moved = fn();

function Screen() {
  const [opened, setOpened] = useState(false);
  useKeys([
    { keys: '?', label: 'Show the keys', run: () => setOpened(true) },
    { keys: 'g h', label: 'Go to Home', group: 'Go', run: moved },
    { keys: 'j', label: 'Next note', group: 'This list', run: moved },
    { keys: 'k', label: 'Previous note', group: 'This list', run: moved },
  ]);
  return (
    <>
      <label>
        Filter <input />
      </label>
      <KeyList opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

export const OfWhatWorksHere: StoryObj<typeof KeyList> = {
  render: () => <Screen />,
  play: async ({ canvasElement }) => {
    moved.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'jk?');
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.click(canvasElement);
    await userEvent.keyboard('j');
    await userEvent.keyboard('gh');
    await expect(moved).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    const list = within(await within(document.body).findByRole('dialog', { name: 'Keys' }));
    await expect(list.getByText('Next note')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(moved).toHaveBeenCalledTimes(2);
  },
};
