import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Decision } from './decision.tsx';

const onAllow = fn();
const meta: Meta<typeof Decision> = {
  title: 'OAuth/Decision',
  component: Decision,
  args: {
    name: 'Assistant',
    scopes: ['read', 'write'],
    workspaces: [
      { id: 'a', name: 'Acme Research' },
      { id: 'b', name: 'Umbrella' },
    ],
    teamId: 'a',
    onChoose: fn(),
    problem: null,
    pending: false,
    onAllow,
    onRefuse: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Decision>;

export const AllowsLessThanAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onAllow.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Change what you can change/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(onAllow).toHaveBeenLastCalledWith(['read']);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(onAllow).toHaveBeenLastCalledWith(['read', 'write']);
  },
};
export const ReadsOnlyInOneWorkspace: Story = {
  args: { scopes: ['read'], onChoose: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/In the workspace Acme Research/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Refused: Story = { args: { problem: new Error('The program asks for another workspace') } };
