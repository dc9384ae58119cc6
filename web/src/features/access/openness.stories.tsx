import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { grants } from '../../../.storybook/workspace.tsx';
import { Openness } from './openness.tsx';

const changed = fn();
const meta: Meta<typeof Openness> = { title: 'Access/Openness', component: Openness, args: { grants, kind: 'project', reason: null, onChange: changed } };
export default meta;
type Story = StoryObj<typeof Openness>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Everyone can watch and read'));
    await expect(changed).toHaveBeenCalledWith('playback', 'READ', 'none');
  },
};
export const Private: Story = { args: { grants: [] }, play: async ({ canvasElement }) => { await expect(canvasElement).toHaveTextContent('only those named below know that this project exists'); } };
export const ThroughAFolder: Story = {
  args: { grants: [{ ...grants[0]!, folder: { id: 'f', title: 'Research' } }] },
  play: async ({ canvasElement }) => { await expect(canvasElement).toHaveTextContent('through the folder ‘Research’'); },
};
