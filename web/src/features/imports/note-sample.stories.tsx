import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoteSample, RowSample } from './note-sample.tsx';
import { interview, survey } from './sample-previews.ts';

const meta: Meta<typeof NoteSample> = {
  title: 'Imports/Note sample',
  component: NoteSample,
  args: { note: interview.preview!.notes[0]! },
};
export default meta;
type Story = StoryObj<typeof NoteSample>;

export const Interview: Story = {
  play: async ({ canvasElement }) => {
    const turns = within(within(canvasElement).getByRole('list', { name: 'First turns' })).getAllByRole('listitem');
    await expect(turns[1]).toHaveTextContent('Adriana0:13Sure.');
  },
};
/** Surveys exported from spreadsheets often begin with an empty row. */
const emptyFirst = { ...survey.preview!, rows: [['', '', ''], ...survey.preview!.rows.slice(1)] };

export const Row: Story = {
  render: () => <RowSample preview={emptyFirst} mapping={survey.mapping!} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The first row is empty, so the second is shown.
    await expect(canvas.getByRole('status')).toHaveTextContent('Row 2 of the first 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous row' }));
    await expect(canvas.getByText('No note: the row is empty.')).toBeVisible();
  },
};

export const RowOfOtherAnswers: Story = {
  render: () => <RowSample preview={survey.preview!} mapping={survey.mapping!} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The first row has no text in the chosen column, so its note holds the other answers.
    await expect(canvas.getByRole('status')).toHaveTextContent('Row 1 of the first 3');
    await expect(canvas.getByText('how_often: Daily')).toBeVisible();
  },
};
