import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { ProvisioningRules } from './provisioning-rules.tsx';
import { PROVISIONING } from './sample-provisioning.ts';

const asked: Asked[] = [];
const meta: Meta<typeof ProvisioningRules> = {
  title: 'Scim/Provisioning rules',
  component: ProvisioningRules,
  args: { rules: PROVISIONING, reason: null },
};
export default meta;
type Story = StoryObj<typeof ProvisioningRules>;

export const DefaultRole: Story = {
  beforeEach: answering(
    { 'GET /api/v1/members': { items: [], nextCursor: null }, 'PATCH /api/v1/provisioning': null },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Role of new members'), 'CONTRIBUTOR');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ defaultRole: 'CONTRIBUTOR' }),
    );
  },
};
