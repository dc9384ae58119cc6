import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { PlaceHold, RetentionHolds } from './retention-holds.tsx';
import { NOTE_ID, PROJECT_ID, sampleHold } from './sample-retention.ts';

const asked: Asked[] = [];
const meta: Meta<typeof RetentionHolds> = {
  title: 'Retention/Retention holds',
  component: RetentionHolds,
  beforeEach: answering(
    {
      [`DELETE /api/v1/retention-holds/${sampleHold.id}`]: null,
      [`POST /api/v1/projects/${PROJECT_ID}/retention-holds`]: { id: sampleHold.id },
    },
    asked,
  ),
  args: { holds: [sampleHold, { ...sampleHold, id: PROJECT_ID, noteId: null, title: null }], reason: null },
};
export default meta;
type Story = StoryObj<typeof RetentionHolds>;

export const Held: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Release the hold on Interview with a buyer' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};

export const Nothing: Story = { args: { holds: [] } };

export const Place: Story = {
  render: () => <PlaceHold projectId={PROJECT_ID} reason={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Place hold' }));
    await canvas.findByText('Give a reason.');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Matter 7');
    await userEvent.type(canvas.getByLabelText('Link of a note'), `https://acme.example/data/interview-${NOTE_ID}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Place hold' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Matter 7', noteId: NOTE_ID }),
    );
  },
};
