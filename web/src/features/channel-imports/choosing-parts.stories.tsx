import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ChoosingParts } from './choosing-parts.tsx';
import { SAMPLE_SOURCE } from './sample-import.ts';
import type { SourceSetup } from './use-source-setup.ts';

const choose = fn();
const setup: Pick<SourceSetup, 'access' | 'account' | 'settings' | 'choose' | 'looking'> = {
  access: { source: 'ZENDESK' },
  account: 'acme.zendesk.com',
  settings: { groups: [{ id: 'unassigned', name: 'Unassigned' }], firstImportPeriodDays: 30 },
  choose,
  looking: { busy: false, problem: null, error: null, edited: fn(), submit: fn() },
};

const meta: Meta<typeof ChoosingParts> = {
  title: 'Channels/Choices of a service',
  component: ChoosingParts,
  decorators: [asMember()],
  args: { channelId: SAMPLE_SOURCE.channelId, source: 'ZENDESK', setup },
  beforeEach: answering({ [`POST /api/v1/channels/${SAMPLE_SOURCE.channelId}/sources/choices`]: { items: [] } }),
};
export default meta;
type Story = StoryObj<typeof ChoosingParts>;

export const Pickers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('acme.zendesk.com')).toBeVisible();
    await expect(canvas.getByPlaceholderText('All tags')).toBeVisible();
    const days = canvas.getByLabelText('Days of the first import');
    await expect(days).toHaveValue('30');
    await userEvent.type(days, '0');
    await expect(choose).toHaveBeenLastCalledWith({ firstImportPeriodDays: 300 });
  },
};
