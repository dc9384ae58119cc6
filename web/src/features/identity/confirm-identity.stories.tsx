import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

const person = {
  accountId: '1',
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  hasPassword: true,
  secondFactor: false,
  teamId: null,
  workspaces: [],
  availableTeams: [],
};
const asked: Asked[] = [];
let outcome: string;

/** Makes a sensitive change that is refused the first time. */
function begin(): void {
  let tries = 0;
  outcome = 'waiting';
  const change = async () => {
    tries += 1;
    if (tries === 1) throw new ApiProblem(403, [{ code: 'ConfirmationRequired', title: 'Confirm that it’s you' }]);
    return 'done';
  };
  void (async () => {
    try {
      outcome = await whenConfirmed(change);
    } catch {
      outcome = 'cancelled';
    }
  })();
}

const meta: Meta<typeof ConfirmIdentity> = { title: 'Identity/Confirm identity', component: ConfirmIdentity };
export default meta;
type Story = StoryObj<typeof ConfirmIdentity>;
const inDialog = async () => within(await within(document.body).findByRole('dialog'));

export const ByPassword: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/auth/session': person,
      'POST /api/v1/me/confirmation': ({ password }: { password: string }) =>
        password === 'right' ? null : refusal(400, 'ValidationError', 'The current password is wrong'),
    },
    asked,
  ),
  play: async () => {
    begin();
    const dialog = await inDialog();
    await userEvent.type(await dialog.findByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The current password is wrong');
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(outcome).toBe('done'));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const ByMailedCode: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/auth/session': person,
      'POST /api/v1/me/confirmation-code': { codeChallenge: 'challenge' },
      'POST /api/v1/me/confirmation': null,
    },
    asked,
  ),
  play: async () => {
    begin();
    const dialog = await inDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    await userEvent.type(await dialog.findByLabelText('Code'), '123456');
    await expect(dialog.getByText(/We emailed a code to ada@example.org/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(outcome).toBe('done'));
    await expect(asked.at(-1)?.body).toEqual({ method: 'ONE_TIME_CODE', codeChallenge: 'challenge', code: '123456' });
  },
};
export const Cancelled: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/session': person }),
  play: async () => {
    begin();
    const dialog = await inDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome).toBe('cancelled'));
  },
};
