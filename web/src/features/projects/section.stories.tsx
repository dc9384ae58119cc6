import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NothingYet, Section } from './section.tsx';

const meta: Meta<typeof Section> = { title: 'Projects/Section', component: Section, args: { title: 'Notes', count: 1200, children: <NothingYet>None yet.</NothingYet> } };
export default meta;
type Story = StoryObj<typeof Section>;

export const WithItsCount: Story = { play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('region', { name: 'Notes' })).toHaveTextContent('1,200'); } };
