import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionParameters } from './action-parameters.tsx';
import { sampleChoices } from './sample-automation.ts';

const memberIds = [sampleChoices.members[0]!.id];
const meta: Meta<typeof ActionParameters> = {
  title: 'Automation/Parameters',
  component: ActionParameters,
  args: {
    action: { actionType: 'sendMail', parameters: { memberIds, subject: 'News', message: 'Hi' }, executionOrder: 1 },
    event: 'note:created',
    choices: sampleChoices,
    onChange: fn(),
  },
};
export default meta;

export const Mail: StoryObj<typeof ActionParameters> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Subject' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith({
      ...args.action,
      parameters: { ...args.action.parameters, subject: 'News!' },
    });
  },
};
