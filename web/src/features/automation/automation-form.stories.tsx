import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AutomationForm } from './automation-form.tsx';
import { answering } from '../../../.storybook/answers.ts';
import { draftOf } from './choices.ts';
import { sampleAutomation, sampleChoices } from './sample-automation.ts';

const meta: Meta<typeof AutomationForm> = {
  title: 'Automation/Form',
  component: AutomationForm,
  beforeEach: answering({ 'GET /api/v1/fields': { fields: [], sets: [] }, 'GET /api/v1/tag-boards': { items: [] } }),
  args: {
    draft: draftOf(sampleAutomation()),
    choices: sampleChoices,
    verb: 'Save automation',
    busy: false,
    onSave: fn(),
    onChanged: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AutomationForm>;

export const Changed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const value = canvas.getByDisplayValue('churn');
    await userEvent.clear(value);
    await userEvent.type(value, 'leave');
    await expect(
      canvas.getByText(
        'When a note is created and its project is Beta interviews and its title contains “leave”, notify Ada Nkemelu and start a summary.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save automation' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Churn signals', onFailure: 'STOP' }),
    );
  },
};

export const Incomplete: Story = {
  args: { draft: { ...draftOf(sampleAutomation()), title: '' } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save automation' });
    await expect(button).toHaveAccessibleDescription('Enter a title first');
    await userEvent.click(button);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutMembers: Story = {
  args: {
    draft: {
      ...draftOf(sampleAutomation()),
      actions: [{ actionType: 'sendNotification', parameters: { memberIds: [], message: '' }, executionOrder: 1 }],
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save automation' });
    await expect(button).toHaveAccessibleDescription('Choose members first');
  },
};

export const Schedule: Story = {
  args: {
    draft: {
      ...draftOf(sampleAutomation()),
      trigger: { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'Europe/Berlin' },
    },
  },
};
