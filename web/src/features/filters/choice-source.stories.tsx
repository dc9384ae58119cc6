import { CURRENT_USER, systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { page } from '../../../.storybook/workspace.tsx';
import { ChoiceSource } from './choice-source.tsx';
import { sampleFields } from './sample-filters.ts';

const meta: Meta<typeof ChoiceSource> = { title: 'Filters/Choice source', component: ChoiceSource };
export default meta;

/** Members include the one who looks at the filter. */
export const Members: StoryObj<typeof ChoiceSource> = {
  beforeEach: answering({ 'GET /api/v1/members': page([{ id: 'm', name: 'Mira Sol', email: 'mira@example.org' }]) }),
  args: {
    wanted: {
      reference: systemRow('Authors', 'IsEmpty').field,
      fields: sampleFields,
      typed: '',
      chosen: [CURRENT_USER],
    },
    children: ({ items = [], named }) => (
      <p>
        {items.map(({ label }) => label).join(', ')}; chosen: {named.get(CURRENT_USER)?.label}
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Me, AI, Mira Sol; chosen: Me')).toBeVisible();
  },
};
