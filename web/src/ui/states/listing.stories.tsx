import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folders } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { reportConnection } from '../../kernel/connection/connection-store.ts';
import { EmptyState } from './empty-state.tsx';
import { Listing } from './listing.tsx';

const again = fn();
const meta: Meta<typeof Listing<string>> = {
  title: 'States/Listing',
  component: Listing<string>,
  beforeEach: () => {
    again.mockClear();
  },
  args: {
    of: { items: ['Pricing', 'Onboarding'], problem: null, again },
    things: 'projects',
    empty: <EmptyState icon={Folders} title="Start with a project" />,
    children: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Listing<string>>;

export const There: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Coming: Story = {
  args: { of: { items: undefined, problem: null, again } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading projects')).toBeInTheDocument();
  },
};
/** Never loaded, and nothing can come. */
export const Offline: Story = {
  args: { of: { items: undefined, problem: null, again } },
  beforeEach: () => {
    reportConnection('networkLost');
    return () => reportConnection('networkFound');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Cannot load projects while you are offline')).toBeVisible();
    await expect(canvas.queryByText('Loading projects')).toBeNull();
    reportConnection('networkFound');
    await expect(await canvas.findByText('Loading projects')).toBeInTheDocument();
    reportConnection('networkLost');
  },
};
export const OfflineWithRows: Story = {
  beforeEach: () => {
    reportConnection('networkLost');
    return () => reportConnection('networkFound');
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = {
  args: { of: { items: [], problem: null, again } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Start with a project')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { of: { items: undefined, problem: new ApiProblem(500, []), again } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalledTimes(1);
  },
};
