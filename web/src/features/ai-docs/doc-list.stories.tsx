import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { DocList } from './doc-list.tsx';
import { sampleDocs } from './sample-doc.ts';

const meta: Meta<typeof DocList> = { title: 'AI docs/List', component: DocList };
export default meta;
type Story = StoryObj<typeof DocList>;

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/ai-docs': { items: sampleDocs(), next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Failed · Reporting/)).toBeVisible();
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/ai-docs': { items: [], next: null } }),
};
export const NotFound: Story = {
  parameters: { address: '/docs?q=zeppelin' },
  beforeEach: answering({ 'GET /api/v1/ai-docs': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear the filter' }));
    await expect(await within(canvasElement).findByText('No docs yet')).toBeVisible();
  },
};
