import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { clearToasts, toasts } from '../../kernel/toasts.ts';
import { AccessRequests } from './access-requests.tsx';

const asked: Asked[] = [];
const GRANTING = Object.keys(workspace).find((key) => /^PUT .*access-requests/.test(key))!;
const meta: Meta<typeof AccessRequests> = {
  title: 'Access/Requests',
  component: AccessRequests,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id },
};
export default meta;
type Story = StoryObj<typeof AccessRequests>;

export const Granting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Grant' }));
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ method: 'PUT', body: { granted: true, role: 'VIEWER' } })),
    );
  },
};
/** The answer removes the request, and with it the button. */
export const Granted: Story = {
  beforeEach: () => {
    clearToasts();
    const requests = workspace['GET /api/v1/access-requests'];
    let isOpen = true;
    return answering({
      ...workspace,
      'GET /api/v1/access-requests': () => (isOpen ? requests : { items: [], next: null }),
      [GRANTING]: () => {
        isOpen = false;
        return null;
      },
    })();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Grant' }));
    await waitFor(() =>
      expect(toasts.get()).toEqual([expect.objectContaining({ title: expect.stringMatching(/can now/) })]),
    );
    await expect(within(canvasElement).queryByRole('button', { name: 'Grant' })).toBeNull();
  },
};
export const Denying: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Deny' }));
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ method: 'PUT', body: { granted: false } })),
    );
  },
};
export const NotLoaded: Story = {
  beforeEach: answering({
    'GET /api/v1/access-requests': () => refusal(403, 'Forbidden', 'The token may not read this'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The requests for access could not be loaded',
    );
  },
};
