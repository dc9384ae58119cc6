import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { MemberSight } from './member-sight.tsx';

const meta: Meta<typeof MemberSight> = {
  title: 'Audit/Member sight',
  component: MemberSight,
  args: { memberId: 'ada' },
};
export default meta;
type Story = StoryObj<typeof MemberSight>;

export const Places: Story = {
  beforeEach: answering({
    'GET /api/v1/members/ada/sight': {
      items: [
        { type: 'PROJECT', id: 'p', title: 'Pricing', level: 'WRITE', because: ['Everyone'] },
        { type: 'PROJECT', id: 'q', title: null, level: 'READ', because: ['Group “Design”'] },
        {
          type: 'PROJECT_CATEGORY',
          id: 'f',
          title: 'Onboarding',
          level: 'FULL',
          because: ['Added to the folder “Onboarding”'],
        },
      ],
      next: null,
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Projects and folders' }));
    await expect(list.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/projects/p');
    await expect(list.getByText('Private or deleted project')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Onboarding' })).toHaveAttribute('href', '/folders/f');
  },
};

export const Nothing: Story = {
  beforeEach: answering({ 'GET /api/v1/members/ada/sight': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This member can see no project or folder')).toBeVisible();
  },
};
