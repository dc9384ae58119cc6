import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AskedTerms } from './asked-terms.tsx';

const term = { id: 't1', name: 'MTTR', definition: 'From the start of an outage to its end.' };
const meta: Meta<typeof AskedTerms> = {
  title: 'Ask/Asked terms',
  component: AskedTerms,
  args: { question: 'What is MTTR?', terms: [{ typed: 'MTTR', also: ['mean time to restore'], term }] },
};
export default meta;
type Story = StoryObj<typeof AskedTerms>;

export const Definition: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Team glossary')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('MTTR: From the start of an outage to its end.');
  },
};
export const OtherQuestion: Story = {
  args: { question: 'Why did MTTR grow?' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('mean time to restore')).toBeVisible();
    await expect(canvas.queryByText('Team glossary')).toBeNull();
  },
};
export const None: Story = { args: { terms: [] } };
