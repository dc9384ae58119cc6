import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ProjectChart } from './project-chart.tsx';
import { sampleChart } from './sample-chart.ts';

const path = 'GET /api/v1/projects/p1/charts/tags';
function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{`${pathname}${search}`}</output>;
}
const meta: Meta<typeof ProjectChart> = {
  title: 'Charts/Project chart',
  component: ProjectChart,
  beforeEach: answering({ [path]: sampleChart }),
  args: {
    projectId: 'p1',
    filter: { parameter: undefined, bar: null, blocked: null, clear: fn() },
    pathOf: ({ id }) => `/highlights/${id}`,
  },
  render: (args) => (
    <>
      <ProjectChart {...args} />
      <Address />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof ProjectChart>;

export const OptionsInTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Counts 31 highlights in 16 notes, 4 of them without tags.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tag groups' }));
    const table = await canvas.findByRole('table', { name: 'Highlights by tag group' });
    await expect(within(table).getByRole('link', { name: 'Trust' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('items=TAG_GROUP'));
  },
};
export const Empty: Story = {
  beforeEach: answering({ [path]: { ...sampleChart, groups: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to count yet')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: answering({}),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The chart could not be loaded', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
