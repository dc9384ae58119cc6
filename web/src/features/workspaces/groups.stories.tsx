import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { Groups } from './groups.tsx';

const meta: Meta<typeof Groups> = {
  title: 'Workspaces/Groups',
  component: Groups,
  beforeEach: answering({
    'GET /api/v1/groups': {
      items: [{ id: 'g', name: 'Research', memberIds: ['ada'], createdAt: '2026-01-02T03:04:05Z' }],
    },
    'GET /api/v1/members': { items: [someone().member], next: null },
    'POST /api/v1/groups': () =>
      refusal(409, 'InvalidOperation', 'A group with this name already exists', 'Choose another name.'),
  }),
  decorators: [
    (Show, { parameters }) => (
      <WhoContext value={someone(parameters.who as object)}>
        <Show />
      </WhoContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Groups>;

export const ANameThatIsThere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article', { name: 'Research' })).toHaveTextContent('Ada Lovelace');
    await userEvent.type(canvas.getByLabelText('New group'), 'research{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A group with this name already exists');
    await expect(canvas.getByLabelText('New group')).toHaveValue('research');
  },
};
export const MembersUnknown: Story = {
  beforeEach: answering({
    'GET /api/v1/groups': {
      items: [{ id: 'g', name: 'Research', memberIds: ['ada'], createdAt: '2026-01-02T03:04:05Z' }],
    },
    'GET /api/v1/members': () => refusal(403, 'Forbidden', 'You cannot see the members'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You cannot see the members');
    await expect(canvas.queryByText(/No members yet/)).toBeNull();
  },
};
export const OthersReadOnly: Story = {
  parameters: { who: { workspaceAdmin: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ada Lovelace')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Remove Ada/ })).toHaveAccessibleDescription(
      'Only workspace admins can do this',
    );
    await expect(canvas.getByRole('button', { name: 'Create group' })).toHaveAccessibleDescription(
      'Only workspace admins can do this',
    );
  },
};
