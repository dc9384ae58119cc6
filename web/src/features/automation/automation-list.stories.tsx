import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AutomationList } from './automation-list.tsx';
import { sampleAutomation } from './sample-automation.ts';

const meta: Meta<typeof AutomationList> = { title: 'Automation/List', component: AutomationList };
export default meta;
type Story = StoryObj<typeof AutomationList>;

const items = [
  sampleAutomation(),
  sampleAutomation({ id: 'a2', title: 'Prices', active: false }),
  sampleAutomation({ id: 'a3', title: 'Imports', active: false, stoppedReason: 'It failed.', own: false }),
];

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/automations': { items, next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Ada Nkemelu · Stopped')).toBeVisible();
    await expect(within(canvasElement).getByText('Paused')).toBeVisible();
  },
};
export const None: Story = { beforeEach: answering({ 'GET /api/v1/automations': { items: [], next: null } }) };
