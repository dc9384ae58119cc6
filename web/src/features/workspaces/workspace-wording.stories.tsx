import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked, refusal } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WorkspaceWording } from './workspace-wording.tsx';

const asked: Asked[] = [];
const onMoved = fn();
const meta: Meta<typeof WorkspaceWording> = {
  title: 'Workspaces/Workspace wording',
  component: WorkspaceWording,
  args: { workspace: someone().workspace, reason: null, onMoved },
  beforeEach: () => {
    onMoved.mockClear();
    return answering({ 'PATCH /api/v1/workspace': null }, asked)();
  },
};
export default meta;
type Story = StoryObj<typeof WorkspaceWording>;

export const MovedToAnotherAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Address'), ' Labs');
    await expect(canvas.getByText(/Links with the old address stop working/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onMoved).toHaveBeenCalledWith('acme-labs'));
    await expect(asked[0]?.body).toEqual({ subdomain: 'acme labs' });
  },
};
const seen: (string | null)[] = [];
export const SomebodyWasFaster: Story = {
  beforeEach: answering({
    'PATCH /api/v1/workspace': (_: unknown, request: Request) => {
      seen.push(request.headers.get('If-Match'));
      return refusal(412, 'InvalidOperation', 'Someone changed this in the meantime');
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), ' Labs');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone changed this in the meantime');
    await expect(seen).toEqual(['"1"']);
  },
};
export const OthersReadOnly: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Name')).toHaveAttribute('readonly');
  },
};
