import { Button, Popover, Select } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { MenuButton } from './menu-button.tsx';

/** Dialog with every kind of layer above it. */
function Layers() {
  const [opened, setOpened] = useState(true);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Share by link">
        <Button onClick={() => setAsked(true)}>Ask</Button>
        <MenuButton label="More" entries={[{ label: 'Copy link', run: () => {} }]} />
        <Select label="Expires" data={['A day', 'A week']} />
        <Popover trapFocus>
          <Popover.Target>
            <Button>Icon</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Button>Choose</Button>
          </Popover.Dropdown>
        </Popover>
        <ConfirmDialog
          opened={asked}
          onClose={() => setAsked(false)}
          title="Remove this link?"
          verb="Remove"
          onConfirm={() => {}}
        >
          It stops working.
        </ConfirmDialog>
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Layers> = { title: 'Dialog', component: Layers };
export default meta;
type Story = StoryObj<typeof Layers>;

const body = within(document.body);
const below = () => body.findByRole('dialog', { name: 'Share by link' });
const closedByEscape = async (name: string, role: string) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole(role, { name })).toBeNull());
  await expect(await below()).toBeVisible();
};

export const EscapeClosesTheTopmost: Story = {
  play: async () => {
    const dialog = within(await below());
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    await body.findByRole('dialog', { name: 'Remove this link?' });
    await closedByEscape('Remove this link?', 'dialog');
    await userEvent.click(await dialog.findByRole('button', { name: 'More' }));
    await body.findByRole('menu', { name: 'More' });
    await closedByEscape('More', 'menu');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Expires' }));
    await body.findByRole('option', { name: 'A week' });
    await closedByEscape('A week', 'option');
    await userEvent.click(dialog.getByRole('button', { name: 'Icon' }));
    await body.findByRole('button', { name: 'Choose' });
    await closedByEscape('Choose', 'button');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog', { name: 'Share by link' })).toBeNull());
  },
};

/** Mounted only while it is open. */
function Mounted() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <MenuButton label="More" entries={[{ label: 'Rename…', run: () => setAsked(true) }]} />
      <Button onClick={() => setAsked(true)}>Rename</Button>
      {asked && <Dialog opened onClose={() => setAsked(false)} title="Rename" />}
    </>
  );
}

/** The focus returns to the button, or to the button of the menu, from which the dialog was opened. */
export const ReturnsTheFocus: Story = {
  render: () => <Mounted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const closed = async (opener: string) => {
      await body.findByRole('dialog', { name: 'Rename' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: opener })).toHaveFocus());
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await closed('Rename');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Rename…' }));
    await closed('More');
  },
};

/** Resets its content while closing. */
function Resetting() {
  const [files, setFiles] = useState(['interview.vtt']);
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="Import">
      {files.length > 0 ? <p>{files.join()}</p> : <p>Drop files here</p>}
      <Button
        onClick={() => {
          setFiles([]);
          setOpened(false);
        }}
      >
        Start import
      </Button>
    </Dialog>
  );
}

export const KeepsItsContentWhileClosing: Story = {
  render: () => <Resetting />,
  play: async () => {
    const dialog = await body.findByRole('dialog', { name: 'Import' });
    let flashed = false;
    const watch = new MutationObserver(() => {
      flashed ||= document.body.textContent.includes('Drop files here');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start import' }));
    await waitFor(() => expect(body.queryByRole('dialog', { name: 'Import' })).toBeNull());
    watch.disconnect();
    await expect(flashed).toBe(false);
  },
};
