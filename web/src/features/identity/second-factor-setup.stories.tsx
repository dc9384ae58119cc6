import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { EnterSetup } from './second-factor-setup.tsx';

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Evident:ada%40example.org?issuer=Evident&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};
const meta: Meta<typeof EnterSetup> = {
  title: 'Identity/Second factor setup',
  component: EnterSetup,
  args: { setup, onCancel: fn(), onEnabled: fn() },
};
export default meta;
type Story = StoryObj<typeof EnterSetup>;

export const WrongCode: Story = {
  beforeEach: answering({
    'PUT /api/v1/me/second-factor': () =>
      refusal(400, 'ValidationError', 'The code is wrong', 'Enter the code that the app shows now.'),
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('secret')).toHaveTextContent('JBSW Y3DP');
    await userEvent.type(canvas.getByLabelText('The 6 digits that the app shows'), '000000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong');
    await expect(args.onEnabled).not.toHaveBeenCalled();
  },
};
