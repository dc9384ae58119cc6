import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unreachable } from '../../kernel/api/api-problem.ts';
import { HighlightPanel } from './highlight-panel.tsx';
import { sampleHighlight, sampleHighlights } from './sample-highlights.ts';

const marking = { highlights: sampleHighlights, known: true, problem: null, again: fn(), chosenId: null, choose: fn(), reattachingId: null, reattach: fn(), remove: fn() };
const meta: Meta<typeof HighlightPanel> = { title: 'Highlights/Panel', component: HighlightPanel, args: { marking }, decorators: [(Show) => <div style={{ width: 328, height: 560, background: 'var(--surface)' }}><Show /></div>] };
export default meta;
type Story = StoryObj<typeof HighlightPanel>;

export const FilteredByTag: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: /Tags/ }));
    await userEvent.click(panel.getByRole('button', { name: /First page only/ }));
    await expect(within(panel.getByRole('list', { name: 'Highlights' })).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(panel.getByRole('button', { name: 'Remove First page only' }));
    await expect(within(panel.getByRole('list', { name: 'Highlights' })).getAllByRole('button')).toHaveLength(3);
  },
};
export const WithLostOnes: Story = { args: { marking: { ...marking, highlights: [...sampleHighlights, sampleHighlight({ id: 'l', lost: true })] } } };
export const Empty: Story = { args: { marking: { ...marking, highlights: [] } } };
export const Loading: Story = { args: { marking: { ...marking, highlights: [], known: false } } };
export const Failed: Story = {
  args: { marking: { ...marking, highlights: [], known: false, problem: unreachable() } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Tags/ }));
    await expect(within(canvasElement).getByText('The highlights could not be loaded')).toBeVisible();
    await expect(within(canvasElement).queryByText('No tags here yet')).toBeNull();
  },
};
