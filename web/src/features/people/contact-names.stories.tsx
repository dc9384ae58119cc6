import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactNames } from './contact-names.tsx';
import { ADA, GRACE } from './examples.ts';

const person = (personId: string | null, name: string | null) => ({ personId, name, speakers: [], addedByHand: true });
const meta: Meta<typeof ContactNames> = {
  title: 'People/Contact names',
  component: ContactNames,
  args: { people: [person(ADA, 'Ada Lovelace'), person(GRACE, ''), person(null, null), person('other', 'Ben')] },
};
export default meta;
type Story = StoryObj<typeof ContactNames>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Unnamed participant' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Ada Lovelace, Unnamed participant, Contact hidden and 1 more');
  },
};
