import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { RequiredSso } from './required-sso.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof RequiredSso> = {
  title: 'Single sign-on/Required',
  component: RequiredSso,
  beforeEach: answering(
    {
      'GET /api/v1/sso/rules': {
        required: false,
        breakGlass: ['m1'],
        candidates: [{ id: 'm1', name: 'Ada Lovelace' }],
      },
      'PUT /api/v1/sso/rules': null,
    },
    asked,
  ),
};
export default meta;

export const WarnsBeforeItSaves: StoryObj<typeof RequiredSso> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /^Require single sign-on/ }));
    await expect(canvas.getByText(/must sign in again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ required: true, breakGlass: ['m1'] }),
    );
  },
};
