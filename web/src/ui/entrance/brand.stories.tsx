import type { EnvironmentView } from '@evident/domain/workspaces';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { environmentQuery } from '../../data/workspaces/environment.ts';
import { Brand } from './brand.tsx';

const meta: Meta<typeof Brand> = { title: 'Entrance/Brand', component: Brand };
export default meta;
type Story = StoryObj<typeof Brand>;

export const AtTheRootAddress: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Evident')).toBeVisible();
  },
};
export const OfAWorkspace: Story = {
  render: function WithEnvironment() {
    useQueryClient().setQueryData(environmentQuery().queryKey, {
      team: { name: 'Acme Research', primaryColor: 'b45309', logo: null },
    } as EnvironmentView);
    return <Brand />;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Acme Research')).toBeVisible();
  },
};
