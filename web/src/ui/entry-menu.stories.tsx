import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryMenu } from './entry-menu.tsx';

const meta: Meta<typeof EntryMenu> = {
  title: 'Entry menu',
  component: EntryMenu,
  args: { label: 'More', position: 'bottom-start', defaultOpened: true, children: <Button>More</Button>, entries: [{ label: 'Copy the link', run: fn() }] },
};
export default meta;

/** Pressed before it had come: it opens as soon as it is there. */
export const PressedEarly: StoryObj<typeof EntryMenu> = {
  play: async ({ args }) => {
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copy the link' }));
    await expect(args.entries[0]!.run).toHaveBeenCalledOnce();
  },
};
