import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { nothing, projects, results, tagFound } from './sample-results.ts';
import { SearchView } from './search-view.tsx';

const answers = (search: unknown) => answering({ 'GET /api/v1/projects': projects, 'GET /api/v1/search': search });
const meta: Meta<typeof SearchView> = {
  title: 'Search/Search view',
  component: SearchView,
  beforeEach: answers(results),
};
export default meta;
type Story = StoryObj<typeof SearchView>;

export const NothingTyped: Story = {};
export const FoundByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'dashboard');
    const first = await canvas.findByRole('link', { name: /I never trust/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};
const hits = (title: string) => ({
  ...results,
  groups: results.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, preview: { title: [{ text: title, match: false }], content: [] } })),
  })),
});
export const EnterMeansWhatIsTyped: Story = {
  beforeEach: answers(async (_: unknown, { url }: Request) => {
    const words = new URL(url).searchParams.get('query') ?? '';
    await new Promise((later) => {
      setTimeout(later, 60);
    });
    return hits(`About ${words}`);
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'price');
    await canvas.findAllByRole('link', { name: /About price/ });
    const opened: (string | null)[] = [];
    canvasElement.addEventListener('click', ({ target }) => {
      const link = (target as HTMLElement).closest('a');
      if (link) opened.push(link.textContent);
    });
    await userEvent.type(canvas.getByRole('searchbox'), ' list{Enter}');
    await waitFor(() => expect(opened).toEqual([expect.stringContaining('About price list')]));
  },
};
/** Finds the tag by its name, and otherwise records what was asked for. */
const asked: URLSearchParams[] = [];
const tagged = answers((_: unknown, { url }: Request) => {
  const parameters = new URL(url).searchParams;
  if (parameters.get('types') === 'TAG' && parameters.get('titleOnly'))
    return { ...nothing, groups: [{ type: 'TAG', total: 1, items: [tagFound] }], total: 1 };
  asked.push(parameters);
  return results;
});
const rowsAsked = () =>
  JSON.parse(asked.at(-1)?.get('filter') ?? '{"fieldForms":[]}').fieldForms as { values: string[] }[];
export const TypedFilters: Story = {
  parameters: { address: '/search#q=dashboard+tag%3Aonboarding+-by%3Ame+sort%3Anewest' },
  beforeEach: tagged,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /I never trust/ });
    await expect(asked.at(-1)?.get('query')).toBe('dashboard ');
    await expect(asked.at(-1)?.get('sort')).toBe('CREATED');
    await expect(rowsAsked().map(({ values }) => values)).toEqual([[tagFound.id], ['current user']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Tag: onboarding”' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('dashboard -by:me sort:newest '));
    await waitFor(() => expect(rowsAsked()).toHaveLength(1));
  },
};
export const FilterOfNothingVisible: Story = {
  parameters: { address: '/search#q=dashboard+tag%3Asecret+' },
  beforeEach: tagged,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    asked.length = 0;
    await expect(await canvas.findByText('No tag is named “secret”, or you don’t have access to it.')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A filter cannot be used');
    await expect(asked).toHaveLength(0);
  },
};
export const FilterBeingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'is:');
    await expect(await canvas.findByText('Finish the filter')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('is:published '));
    await expect(await canvas.findByRole('link', { name: /I never trust/ })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { address: '/search#q=zeppelin' },
  beforeEach: answers(nothing),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/“zeppelin” appears nowhere/)).toBeVisible();
  },
};
export const Misspelt: Story = {
  parameters: { address: '/search#q=dashbord' },
  beforeEach: answers((_: unknown, { url }: Request) =>
    new URL(url).searchParams.get('query') === 'dashboard' ? results : { ...nothing, suggestedQuery: 'dashboard' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Did you mean “dashboard”?' }));
    await expect(await canvas.findByRole('link', { name: /I never trust/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('dashboard');
  },
};
export const TooManyWords: Story = {
  parameters: { address: '/search#q=many' },
  beforeEach: answers(() => refusal(400, 'ValidationError', 'The search has too many words', 'Use at most 60 words.')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Use at most 60 words.');
  },
};
export const TooLong: Story = {
  parameters: { address: `/search#q=${'x'.repeat(2001)}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Use at most 2,000 characters.');
  },
};
