import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { insight } from './examples.ts';
import { HomeChoice } from './home-choice.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof HomeChoice> = {
  title: 'Insights/Home choice',
  component: HomeChoice,
  args: { reason: null },
  beforeEach: answering(
    {
      'GET /api/v1/home-insight': { insight: null },
      'GET /api/v1/published-insights': page([insight]),
      'PUT /api/v1/home-insight': null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof HomeChoice>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: 'Home page' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /People reach for traces/ }));
    await waitFor(() =>
      expect(asked).toContainEqual({ method: 'PUT', path: '/api/v1/home-insight', body: { insightId: insight.id } }),
    );
  },
};
