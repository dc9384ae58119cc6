import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { coOccurrenceQuery } from '../../data/charts/queries.ts';
import { Answered } from './answered.tsx';

function Empty() {
  return (
    <Answered
      of={useQuery(coOccurrenceQuery('p1', {}))}
      empty={({ tags }) => tags.length === 0}
      hint="Tags that match are counted."
    >
      {() => null}
    </Answered>
  );
}

const meta: Meta<typeof Empty> = {
  title: 'Charts/Answered',
  component: Empty,
  beforeEach: answering({ 'GET /api/v1/projects/p1/charts/co-occurrence': { tags: [], pairs: [] } }),
};
export default meta;

export const Nothing: StoryObj<typeof Empty> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Tags that match are counted.')).toBeVisible();
  },
};
