import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { SsoButtons } from './sso-buttons.tsx';

const meta: Meta<typeof SsoButtons> = {
  title: 'Single sign-on/Buttons',
  component: SsoButtons,
  args: { choices: [{ id: 'c1', name: 'Acme Okta', strategy: 'okta' }], redirect: null },
  beforeEach: answering({
    'POST /api/v1/auth/sso': () => refusal(503, 'Unavailable', 'Your directory does not answer'),
  }),
};
export default meta;

export const DirectoryDown: StoryObj<typeof SsoButtons> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Acme Okta' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your directory does not answer');
  },
};
