import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AutomationDialog } from './automation-dialog.tsx';
import { AutomationForm } from './automation-form.tsx';
import { answering } from '../../../.storybook/answers.ts';
import { draftOf } from './choices.ts';
import { sampleAutomation, sampleChoices } from './sample-automation.ts';

const meta: Meta<typeof AutomationDialog> = {
  title: 'Automation/Dialog',
  component: AutomationDialog,
  beforeEach: answering({ 'GET /api/v1/fields': { fields: [], sets: [] }, 'GET /api/v1/tag-boards': { items: [] } }),
  args: {
    opened: true,
    title: 'Edit automation',
    onClose: fn(),
    children: (form) => (
      <AutomationForm
        {...form}
        draft={draftOf(sampleAutomation())}
        choices={sampleChoices}
        verb="Save automation"
        busy={false}
        onSave={fn()}
      />
    ),
  },
};
export default meta;
type Story = StoryObj<typeof AutomationDialog>;

const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });

export const Untouched: Story = {
  play: async ({ args }) => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 's{Backspace}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(question()).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ args }) => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' of May');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    await expect(title).toHaveValue('Churn signals of May');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
