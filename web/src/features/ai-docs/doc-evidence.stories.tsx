import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleText } from '../../ai/sample-text.ts';
import { DocEvidence } from './doc-evidence.tsx';
import { sampleDoc } from './sample-doc.ts';

const NO_TEXT = sampleText({
  state: 'FAILED',
  content: { sections: [], citations: [] },
  reason: 'The model did not answer.',
});
const TEXT = `GET /api/v1/ai/texts/${sampleText().id}`;
const meta: Meta<typeof DocEvidence> = { title: 'AI docs/Evidence', component: DocEvidence };
export default meta;
type Story = StoryObj<typeof DocEvidence>;

export const Written: Story = {
  args: { doc: sampleDoc() },
  beforeEach: answering({ [TEXT]: sampleText() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The export is not trusted/)).toBeVisible();
    await expect(canvas.getByText('Tag: gone, or out of your sight')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { doc: sampleDoc({ text: NO_TEXT }) },
  beforeEach: answering({ [TEXT]: NO_TEXT }),
};
