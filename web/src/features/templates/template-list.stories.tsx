import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { builtInTemplates, sampleTemplate } from './sample-templates.ts';
import { TemplateList } from './template-list.tsx';

const asked: Asked[] = [];
const path = `/api/v1/templates/${sampleTemplate.id}`;
const meta: Meta<typeof TemplateList> = {
  title: 'Templates/List',
  component: TemplateList,
  args: {
    label: 'Insight templates',
    templates: [sampleTemplate, ...builtInTemplates.filter(({ kind }) => kind === 'INSIGHT')],
    reason: null,
    pathOf: ({ id }) => `/settings/templates/insights/${id}`,
  },
  beforeEach: answering({ [`PATCH ${path}`]: { undoId: 'u1' }, [`DELETE ${path}`]: { undoId: 'u2' } }, asked),
};
export default meta;
type Story = StoryObj<typeof TemplateList>;

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Diary study' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Rename…' }));
    const title = await page.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Diaries{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PATCH',
        path,
        body: { title: 'Diaries', description: sampleTemplate.description },
        seen: '"1"',
      }),
    );
  },
};
export const ForReaders: Story = {
  args: { reason: 'Managers and admins change what the workspace shares' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Diary study' }));
    await expect(await within(document.body).findByRole('menuitem', { name: /Delete/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
