import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { items } from '../../../.storybook/workspace.tsx';
import { ItemLink, shownTitle } from './item-link.tsx';

const meta: Meta<typeof ItemLink> = {
  title: 'Projects/Item link',
  component: ItemLink,
  args: { item: items[0], children: shownTitle(items[0]!) },
};
export default meta;

export const Note: StoryObj<typeof ItemLink> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Untitled note' })).toHaveAttribute(
      'href',
      `/data/${items[0]!.id}`,
    );
  },
};
