import { EMPTY_FORM, allOf, systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { nothing } from './sample-results.ts';
import { SearchState } from './search-state.tsx';

const ask = { words: 'zeppelin', filter: EMPTY_FORM, options: {} };
const meta: Meta<typeof SearchState> = {
  title: 'Search/State',
  component: SearchState,
  args: {
    ask,
    tab: 'Everything',
    isTooLong: false,
    fault: null,
    unfinished: null,
    isNaming: false,
    problem: null,
    results: undefined,
    onRetry: fn(),
    hashWith: (words) => `#q=${words}`,
    hashAsTyped: '#q=mttr+glossary%3Aoff',
  },
};
export default meta;
type Story = StoryObj<typeof SearchState>;

export const NothingAsked: Story = { args: { ask: { ...ask, words: '' } } };
export const LookingUpNames: Story = { args: { ask: { ...ask, words: '' }, isNaming: true } };
export const NothingFound: Story = { args: { results: nothing } };
export const NothingWithFilters: Story = {
  args: { ask: { ...ask, filter: allOf(systemRow('Published', 'Is', 'true')) }, results: { ...nothing, missing: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Remove a filter, or try fewer words.');
  },
};
export const FaultyFilter: Story = { args: { fault: 'A filter cannot be used' } };
export const UnfinishedFilter: Story = {
  args: { fault: 'A filter cannot be used', unfinished: 'Enter a value, such as tag:onboarding.' },
};
export const Refused: Story = {
  args: {
    problem: new ApiProblem(409, [
      { code: 'InvalidOperation', title: 'Search by meaning is not available', message: 'Use the method FULL_TEXT.' },
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Search by meaning is not available');
  },
};
export const Failed: Story = {
  args: { problem: new ApiProblem(500, []) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
