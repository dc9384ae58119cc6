import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoteSample, RowSample } from './note-sample.tsx';
import { interview, survey } from './sample-previews.ts';

const meta: Meta<typeof NoteSample> = { title: 'Imports/Note sample', component: NoteSample, args: { note: interview.preview!.notes[0]! } };
export default meta;
type Story = StoryObj<typeof NoteSample>;

export const Interview: Story = {};
export const Row: Story = {
  render: () => <RowSample preview={survey.preview!} mapping={survey.mapping!} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The first row has no text, so the second is shown.
    await expect(canvas.getByRole('status')).toHaveTextContent('Row 2 of the first 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Row before' }));
    await expect(canvas.getByText('No note: the row has no text in the chosen columns.')).toBeVisible();
  },
};
