import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DestinationChoice } from './destination-choice.tsx';
import { sampleChoices } from './sample-automation.ts';

const onChange = fn();
const meta: Meta<typeof DestinationChoice> = {
  title: 'Automation/Destination choice',
  component: DestinationChoice,
  args: {
    action: { actionType: 'callWebhook', parameters: { destinationId: '', body: '{}' }, executionOrder: 1 },
    choices: sampleChoices,
    onChange,
  },
};
export default meta;
type Story = StoryObj<typeof DestinationChoice>;

export const OffersThoseThatTakeBodies: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Destination' }));
    const options = await within(document.body).findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Data lake']);
    await userEvent.click(options[0]!);
    const destinationId = sampleChoices.destinations[1]!.id;
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ parameters: { destinationId, body: '{}' } }));
  },
};
export const None: Story = {
  args: { choices: { ...sampleChoices, destinations: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Settings, Integrations' })).toBeVisible();
  },
};
