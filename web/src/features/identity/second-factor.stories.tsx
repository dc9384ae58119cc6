import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { SecondFactor } from './second-factor.tsx';

const asked: Asked[] = [];
const codes = Array.from({ length: 10 }, (_, number) => `3f9a${number}-71c2e-88b4d-0a6f5`);
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Evident:ada%40example.org?issuer=Evident&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
const meta: Meta<typeof SecondFactor> = { title: 'Identity/Second factor', component: SecondFactor };
export default meta;
type Story = StoryObj<typeof SecondFactor>;
const inDialog = async () => within(await within(document.body).findByRole('dialog'));

export const SettingUp: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/me/second-factor': { enabledAt: null, recoveryCodesLeft: 0 },
      'POST /api/v1/me/second-factor': setup,
      'PUT /api/v1/me/second-factor': { recoveryCodes: codes },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Set up two-step sign-in' }));
    const dialog = await inDialog();
    await expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('The 6 digits that the app shows'), '123456{Enter}');
    const shown = within(await within(document.body).findByRole('list', { name: 'Recovery codes' }));
    await expect(shown.getAllByRole('listitem')).toHaveLength(10);
    await expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' });
  },
};
export const On: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/me/second-factor': { enabledAt: '2026-01-02T03:04:05Z', recoveryCodesLeft: 7 },
      'DELETE /api/v1/me/second-factor': null,
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/7 of 10 recovery codes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
