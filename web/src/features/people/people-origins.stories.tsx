import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { PeopleOrigins } from './people-origins.tsx';

const meta: Meta<typeof PeopleOrigins> = { title: 'People/Origins', component: PeopleOrigins };
export default meta;
type Story = StoryObj<typeof PeopleOrigins>;

export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/people/import-origins': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No imports yet')).toBeVisible();
  },
};
