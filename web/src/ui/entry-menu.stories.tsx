import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EntryMenu } from './entry-menu.tsx';

const meta: Meta<typeof EntryMenu> = {
  title: 'Entry menu',
  component: EntryMenu,
  args: {
    label: 'More',
    position: 'bottom-start',
    defaultOpened: true,
    children: <Button>More</Button>,
    entries: [{ label: 'Copy link', run: fn() }],
  },
};
export default meta;

/** Pressed before the chunk loaded: opens once it has. */
export const PressedEarly: StoryObj<typeof EntryMenu> = {
  play: async ({ canvasElement, args }) => {
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copy link' }));
    await expect(args.entries[0]!.run).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

function Named() {
  const [naming, setNaming] = useState(false);
  return (
    <>
      <EntryMenu
        label="More"
        position="bottom-start"
        defaultOpened={false}
        entries={[
          { label: 'Rename', run: () => setNaming(true) },
          { label: 'Lock', run: fn() },
        ]}
      >
        <Button>More</Button>
      </EntryMenu>
      {naming && <input aria-label="Name" autoFocus onBlur={() => setNaming(false)} />}
    </>
  );
}
const choose = async (name: string, canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'More' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
  await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  for (const end = performance.now() + 60; performance.now() < end;) await new Promise(requestAnimationFrame);
};
/** Focus returns to the opener, unless the entry has opened a field. */
export const EntryThatOpensAField: StoryObj<typeof EntryMenu> = {
  render: () => <Named />,
  play: async ({ canvasElement }) => {
    await choose('Lock', canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'More' })).toHaveFocus();
    await choose('Rename', canvasElement);
    await expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
