import { parseTypedQuery, printTypedQuery } from '@evident/domain/typed-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SearchOptionMenus } from './search-options.tsx';

const onChange = fn();
const meta: Meta<typeof SearchOptionMenus> = {
  title: 'Search/Options',
  component: SearchOptionMenus,
  args: { query: parseTypedQuery('price tag:x'), options: {}, onChange },
};
export default meta;
type Story = StoryObj<typeof SearchOptionMenus>;

const written = () => printTypedQuery(onChange.mock.lastCall?.[0]);

export const WriteTerms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Best match' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Newest' }));
    await expect(written()).toBe('price tag:x sort:newest ');
    await userEvent.click(canvas.getByRole('button', { name: 'Titles only' }));
    await expect(written()).toBe('price tag:x only:titles ');
  },
};
export const Chosen: Story = {
  args: {
    query: parseTypedQuery('price method:hybrid sort:oldest only:titles'),
    options: { method: 'HYBRID', sort: 'CREATED', direction: 'ASC', titleOnly: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Titles only', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find by: Words and meaning' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Words' }));
    await expect(written()).toBe('price sort:oldest only:titles ');
  },
};
