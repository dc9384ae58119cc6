import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { expect, within } from 'storybook/test';
import { CanvasScreen } from './canvas-screen.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const meta: Meta<typeof CanvasScreen> = {
  title: 'Canvas/Screen',
  component: CanvasScreen,
  // One that can be changed connects to the server.
  args: { projectId: 'p1', docId: 'c1', readOnly: 'You don’t have edit permissions in this project' },
  beforeEach: answering({ 'GET /api/v1/canvases/c1': sampleCanvas }),
  render: (args) => (
    <div style={{ height: 640 }}>
      <CanvasScreen {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof CanvasScreen>;

export const OfTheProject: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('I never trust the number in the report.')).toBeVisible();
  },
};
export const OfAnotherProject: Story = { args: { projectId: 'p2' } };
