import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { EnterSecondFactor } from './enter-second-factor.tsx';

const meta: Meta<typeof EnterSecondFactor> = { title: 'Identity/Enter second factor', component: EnterSecondFactor };
export default meta;
type Story = StoryObj<typeof EnterSecondFactor>;

export const WrongCode: Story = {
  beforeEach: answering({
    'POST /api/v1/auth/second-factor': () =>
      refusal(400, 'ValidationError', 'The code is wrong', 'Enter the current code of your app.'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong');
    await expect(canvas.queryByRole('link', { name: 'Sign in again' })).toBeNull();
  },
};
export const TooLate: Story = {
  beforeEach: answering({
    'POST /api/v1/auth/second-factor': () =>
      refusal(401, 'Unauthorized', 'Sign in again', 'The second step took too long.'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login');
  },
};
