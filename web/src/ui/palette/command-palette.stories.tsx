import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, House, Moon, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { palette, useCommands, useCommandSource } from '../../kernel/commands/use-commands.ts';
import { CommandPalette } from './command-palette.tsx';

const meta: Meta<typeof CommandPalette> = { title: 'Keys/Command palette', component: CommandPalette };
export default meta;
type Story = StoryObj<typeof CommandPalette>;

const gone = fn();
const inPeek = fn();

function Known() {
  useCommands([
    { id: 'home', label: 'Go to Home', group: 'Go', keys: 'g h', icon: House, run: gone },
    { id: 'dark', label: 'Use the dark theme', group: 'Theme', icon: Moon, keywords: 'appearance', run: fn() },
    {
      id: 'merge',
      label: 'Merge these tags',
      group: 'This page',
      icon: Tag,
      run: gone,
      disabledReason: 'You don’t have edit permissions in this project',
    },
  ]);
  useCommandSource({
    id: 'notes',
    find: async (typed) =>
      typed.startsWith('int')
        ? [
            {
              id: 'n4',
              label: 'Interview 4',
              group: 'Notes',
              icon: FileText,
              detail: 'How people start with observability',
              run: gone,
              openInPeek: inPeek,
            },
          ]
        : [],
  });
  return <CommandPalette />;
}

function Workspace() {
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  return <Known />;
}

const field = () => within(document.body).findByRole('combobox');

export const Everything: Story = {
  render: () => <Workspace />,
  play: async () => {
    await expect(await field()).toHaveFocus();
  },
};
export const FoundAndRun: Story = {
  render: () => <Workspace />,
  play: async () => {
    gone.mockClear();
    await userEvent.type(await field(), 'inter');
    await expect(await within(document.body).findByRole('option', { name: /Interview 4/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(within(document.body).queryByRole('combobox')).toBeNull());
  },
};
export const OpensBesideWithShift: Story = {
  render: () => <Workspace />,
  play: async () => {
    gone.mockClear();
    inPeek.mockClear();
    await userEvent.type(await field(), 'inter');
    await within(document.body).findByRole('option', { name: /Interview 4/ });
    await expect(within(document.body).getByText(/Open in side panel/)).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(inPeek).toHaveBeenCalledTimes(1));
    await expect(gone).not.toHaveBeenCalled();
  },
};
function Late() {
  const [come, setCome] = useState(false);
  const open = palette.useIsOpen();
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  return (
    <>
      <button type="button" disabled={!open} onClick={() => setCome(true)}>
        The palette comes
      </button>
      {come && <Known />}
    </>
  );
}
export const EnterBeforeItCame: Story = {
  render: () => <Late />,
  play: async ({ canvasElement }) => {
    gone.mockClear();
    const comes = within(canvasElement).getByRole('button', { name: 'The palette comes' });
    await waitFor(() => expect(comes).toBeEnabled());
    await userEvent.keyboard('inter{Enter}');
    // A click with the pointer would end the wait.
    comes.click();
    await waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(within(document.body).queryByRole('combobox')).toBeNull());
  },
};
export const RefusedInWords: Story = {
  render: () => <Workspace />,
  play: async () => {
    gone.mockClear();
    await userEvent.type(await field(), 'merge{Enter}');
    await expect(gone).not.toHaveBeenCalled();
    await expect(within(document.body).getByText(/edit permissions/)).toBeVisible();
  },
};
function Slow() {
  useCommandSource({
    id: 'notes',
    find: async (typed) => {
      await new Promise((later) => {
        setTimeout(later, 60);
      });
      return [{ id: typed, label: `Note ${typed}`, group: 'Notes', icon: FileText, run: () => gone(typed) }];
    },
  });
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  return <CommandPalette />;
}
export const EnterMeansWhatIsTyped: Story = {
  render: () => <Slow />,
  play: async () => {
    gone.mockClear();
    await userEvent.type(await field(), 'early');
    await within(document.body).findByRole('option', { name: 'Note early' });
    await userEvent.type(await field(), ' late{Enter}');
    await waitFor(() => expect(gone.mock.calls).toEqual([['early late']]));
  },
};
function Failing() {
  useCommandSource({ id: 'notes', find: () => Promise.reject(new Error('no connection')) });
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  return <CommandPalette />;
}
export const NoAnswer: Story = {
  render: () => <Failing />,
  play: async () => {
    await userEvent.type(await field(), 'zzz');
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('The search gave no answer');
    await expect(within(document.body).queryByText('Nothing matches “zzz”.')).toBeNull();
  },
};
export const Nothing: Story = {
  render: () => <Workspace />,
  play: async () => {
    await userEvent.type(await field(), 'zzz');
    await expect(await within(document.body).findByText('Nothing matches “zzz”.')).toBeVisible();
  },
};
