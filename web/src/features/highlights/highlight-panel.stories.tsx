import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { unreachable } from '../../kernel/api/api-problem.ts';
import { SurfaceContext } from '../../kernel/peek/surface.ts';
import { HighlightPanel } from './highlight-panel.tsx';
import { sampleHighlight, sampleHighlights } from './sample-highlights.ts';

const marking = {
  highlights: sampleHighlights,
  known: true,
  problem: null,
  again: fn(),
  chosenId: null,
  choose: fn(),
  selected: null,
  markSelected: fn(),
  reattachingId: null,
  reattach: fn(),
  remove: fn(),
};
const meta: Meta<typeof HighlightPanel> = {
  title: 'Highlights/Panel',
  component: HighlightPanel,
  args: { marking },
  beforeEach: answering({ 'GET /api/v1/comment-counts': { items: [] } }),
  decorators: [
    (Show) => (
      <div style={{ width: 328, height: 560, background: 'var(--surface)' }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof HighlightPanel>;

function Address() {
  return <output data-address>{useLocation().search}</output>;
}
const OnPage = (args: ComponentProps<typeof HighlightPanel>) => (
  <>
    <HighlightPanel {...args} />
    <Address />
  </>
);
export const FilteredByTag: Story = {
  render: (args) => <OnPage {...args} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: /Tags/ }));
    const listed = () => within(panel.getByRole('list', { name: 'Highlights' })).getAllByRole('button');
    // Until the tag list has loaded, the tags come from the highlights.
    await userEvent.click(
      within(await panel.findByRole('list', { name: 'Tags in this note' })).getByRole('button', {
        name: /First page only/,
      }),
    );
    await waitFor(() => expect(listed()).toHaveLength(1));
    await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveTextContent(/only=/));
    await userEvent.click(panel.getByRole('button', { name: 'Remove First page only' }));
    await waitFor(() => expect(listed()).toHaveLength(3));
  },
};
export const WithLostOnes: Story = {
  args: { marking: { ...marking, highlights: [...sampleHighlights, sampleHighlight({ id: 'l', lost: true })] } },
};
export const TagsByAddress: Story = {
  parameters: { address: '/data/n?panel=tags' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Tags in this note' })).toBeVisible();
  },
};
/** In one row, also with large numbers. */
export const EveryTabInSight: Story = {
  args: {
    more: ['Summary', 'Fields', 'Comments', 'Contacts'].map((title) => ({
      value: title.toLowerCase(),
      title,
      count: 12_345,
      panel: title,
    })),
  },
  play: async ({ canvasElement }) => {
    const edge = (element: Element) => element.getBoundingClientRect().right;
    const panel = within(canvasElement);
    for (const tab of panel.getAllByRole('tab'))
      await expect(edge(tab)).toBeLessThanOrEqual(edge(panel.getByRole('tablist')));
    const tops = panel.getAllByRole('tab').map(({ offsetTop }) => offsetTop);
    await expect(new Set(tops).size).toBe(1);
    // The number takes no room, so that a tab does not move when it changes.
    for (const count of panel.getAllByText('12,345')) await expect(count.offsetWidth).toBe(0);
  },
};
/** Two notes, one in a peek: each has its own tab. */
export const InAPeek: Story = {
  parameters: { address: '/data/n?panel=tags&peek=note:m' },
  render: (args) => (
    <SurfaceContext value={{ as: 'Side', depth: 1, top: true, peek: { kind: 'note', id: 'm', mode: 'Side' } }}>
      <OnPage {...args} />
    </SurfaceContext>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('list', { name: 'Highlights' })).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: /Tags/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?panel=tags&panel.1=tags&peek=note:m'),
    );
  },
};
export const Empty: Story = {
  args: { marking: { ...marking, highlights: [], selected: { from: 1, to: 5 } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Highlight the selected words' }));
    await expect(marking.markSelected).toHaveBeenCalled();
  },
};
export const NothingSelected: Story = {
  args: { marking: { ...marking, highlights: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Highlight the selected words' }),
    ).toHaveAccessibleDescription('Select words in the text first');
  },
};
export const Loading: Story = { args: { marking: { ...marking, highlights: [], known: false } } };
export const Failed: Story = {
  args: { marking: { ...marking, highlights: [], known: false, problem: unreachable() } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Tags/ }));
    await waitFor(() => expect(within(canvasElement).getByRole('tab', { name: /Tags/, selected: true })).toBeVisible());
    await expect(within(canvasElement).getByText('The highlights could not be loaded')).toBeVisible();
    await expect(within(canvasElement).queryByText('No tags here yet')).toBeNull();
  },
};
