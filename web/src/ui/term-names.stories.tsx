import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TermNames } from './term-names.tsx';

const term = { id: 'term', name: 'MTTR', definition: 'From the start of an outage to its end.' };
const meta: Meta<typeof TermNames> = {
  title: 'Term names',
  component: TermNames,
  args: { terms: [{ ...term, names: ['mean time to restore', 'time to recovery', 'c', 'd', 'e', 'f'] }] },
};
export default meta;
type Story = StoryObj<typeof TermNames>;

export const Defined: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('mean time to restore').focus();
    await expect(await within(document.body).findByText('MTTR: From the start of an outage to its end.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('and 2 more');
  },
};
export const Undefined: Story = { args: { terms: [{ ...term, definition: '', names: ['outage'] }] } };
