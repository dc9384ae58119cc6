import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../.storybook/answers.ts';
import { results } from '../features/search/sample-results.ts';
import { palette } from '../kernel/commands/use-commands.ts';
import { CommandPalette } from '../ui/palette/command-palette.tsx';
import { SearchCommands } from './search-commands.tsx';

function InTheShell() {
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  const { pathname, hash } = useLocation();
  return (
    <>
      <SearchCommands />
      <CommandPalette />
      <output data-address>
        {pathname}
        {hash}
      </output>
    </>
  );
}

const meta: Meta<typeof SearchCommands> = {
  title: 'Search/Commands',
  component: SearchCommands,
  render: () => <InTheShell />,
};
export default meta;
type Story = StoryObj<typeof SearchCommands>;

const type = async (words: string) => userEvent.type(await within(document.body).findByRole('combobox'), words);

export const Found: Story = {
  beforeEach: answering({ 'GET /api/v1/search': results }),
  play: async () => {
    await type('dashboard');
    const options = async () =>
      (await within(document.body).findAllByRole('option')).map(({ textContent }) => textContent);
    await waitFor(async () => expect((await options()).at(-1)).toBe('Search for “dashboard”'));
    await expect((await options()).length).toBe(4);
    await expect([...document.querySelectorAll('[role=option] mark')].map(({ textContent }) => textContent)).toEqual([
      'dashboard',
      'dashboard',
      'dashboard',
    ]);
  },
};
export const NoAnswer: Story = {
  beforeEach: answering({ 'GET /api/v1/search': () => refusal(503, 'ServerDown', 'The server does not answer') }),
  play: async ({ canvasElement }) => {
    await type('dashboard');
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent('The search gave no answer');
    await userEvent.click(within(document.body).getByRole('option', { name: 'Search for “dashboard”' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('/search#q=dashboard'));
  },
};
