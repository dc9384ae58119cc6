import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { grants } from '../../../.storybook/workspace.tsx';
import { GrantLine } from './grant-line.tsx';

const changed = fn();
const meta: Meta<typeof GrantLine> = {
  title: 'Access/Grant line',
  component: GrantLine,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: { grant: grants[1], reason: null, onChange: changed },
};
export default meta;
type Story = StoryObj<typeof GrantLine>;

export const TakingAway: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Access of Robin Ashe' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Remove access' }));
    await expect(changed).toHaveBeenCalledWith('none');
  },
};
export const Viewer: Story = {
  args: { grant: grants[2] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('because a viewer never holds more');
  },
};
export const ThroughAFolder: Story = {
  args: { grant: grants[3] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Through the folder ‘Observability’');
  },
};
