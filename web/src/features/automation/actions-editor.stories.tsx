import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AutomationAction } from '@evident/domain/automation';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionsEditor } from './actions-editor.tsx';
import { sampleChoices } from './sample-automation.ts';

const memberIds = [sampleChoices.members[0]!.id];
const notify: AutomationAction = {
  actionType: 'sendNotification',
  parameters: { memberIds, message: 'Hi' },
  executionOrder: 1,
};
const mail: AutomationAction = {
  actionType: 'sendMail',
  parameters: { memberIds, subject: 'News', message: 'Hi' },
  executionOrder: 2,
};
const move: AutomationAction = { actionType: 'moveToProject', parameters: { projectId: '' }, executionOrder: 3 };
const slack: AutomationAction = {
  actionType: 'sendToSlack',
  parameters: { channel: '#research', message: 'Hi' },
  executionOrder: 4,
};
const field: AutomationAction = { actionType: 'setField', parameters: { fieldId: 'f1' }, executionOrder: 5 };

const meta: Meta<typeof ActionsEditor> = {
  title: 'Automation/Actions',
  component: ActionsEditor,
  args: { actions: [notify, mail], event: 'note:created', choices: sampleChoices, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof ActionsEditor>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move up' }));
    const swapped = [
      { ...mail, executionOrder: 1 },
      { ...notify, executionOrder: 2 },
    ];
    await expect(args.onChange).toHaveBeenCalledWith(swapped);
  },
};
const offered = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Action' }));
  const options = await within(document.body).findAllByRole('option');
  return options.map(({ textContent }) => textContent);
};
export const WithSlack: Story = {
  args: { actions: [notify] },
  play: async ({ canvasElement, args }) => {
    await expect(await offered(canvasElement)).toContain('Send a Slack message');
    await userEvent.click(within(document.body).getByRole('option', { name: 'Send a Slack message' }));
    const empty = { actionType: 'sendToSlack', parameters: { channel: '', message: '' }, executionOrder: 1 };
    await expect(args.onChange).toHaveBeenCalledWith([empty]);
  },
};
export const WithoutSlack: Story = {
  args: { actions: [notify], choices: { ...sampleChoices, channels: null } },
  play: async ({ canvasElement }) => {
    await expect(await offered(canvasElement)).not.toContain('Send a Slack message');
  },
};
export const ChannelOfSlack: Story = {
  args: { actions: [{ ...slack, parameters: { channel: '', message: 'Hi' } }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Channel' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '#alerts' }));
    await expect(args.onChange).toHaveBeenCalledWith([{ ...slack, parameters: { channel: '#alerts', message: 'Hi' } }]);
  },
};
export const Every: Story = {
  args: {
    actions: [notify, mail, move, slack, field, { actionType: 'startSummary', parameters: {}, executionOrder: 6 }],
  },
};
