import type { EvidenceView } from '@evident/domain/insights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { EvidencePanel } from './evidence-panel.tsx';
import { highlight, insight } from './examples.ts';

const asked: Asked[] = [];
const other = { ...highlight, id: 'h2', speaker: 'Jacob', speakers: ['Jacob'], noteId: 'n2', noteTitle: 'Jacob' };
const evidence: EvidenceView = {
  items: [
    { highlightId: highlight.id, highlight, occurredOn: '2023-06-15' },
    { highlightId: other.id, highlight: other, contradicts: true, occurredOn: '2023-09-01' },
    { highlightId: 'gone', highlight: null },
  ],
  strength: { people: 2, unnamed: 0, sources: 2 },
  changed: [],
};
const path = `/api/v1/insights/${insight.id}/evidence`;
const meta: Meta<typeof EvidencePanel> = {
  title: 'Insights/Evidence panel',
  component: EvidencePanel,
  args: { insightId: insight.id, reason: null },
  beforeEach: answering({ [`GET ${path}`]: evidence, [`PUT ${path}/${highlight.id}`]: null }, asked),
};
export default meta;
type Story = StoryObj<typeof EvidencePanel>;

export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const people = within(await panel.findByRole('list', { name: 'People' }));
    await expect(people.getByText('Jacob')).toBeVisible();
    await expect(people.getByText(/1 contradicting/)).toBeVisible();
    const [first] = panel.getAllByRole('checkbox', { name: 'Contradicts this insight' });
    await userEvent.click(first!);
    await waitFor(() =>
      expect(asked).toContainEqual({ method: 'PUT', path: `${path}/${highlight.id}`, body: { contradicts: true } }),
    );
  },
};
export const Empty: Story = {
  beforeEach: answering({ [`GET ${path}`]: { ...evidence, items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No evidence yet')).toBeVisible();
  },
};
