import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { project } from '../../../.storybook/workspace.tsx';
import { builtInTemplates, sampleTemplate } from './sample-templates.ts';
import { TemplateChoice } from './template-choice.tsx';

const meta: Meta<typeof TemplateChoice> = {
  title: 'Templates/Choice',
  component: TemplateChoice,
  args: { projectId: project.id, chosen: null, onChoose: fn(), onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/templates': {
      items: [sampleTemplate, ...builtInTemplates.filter(({ kind }) => kind === 'INSIGHT')],
    },
  }),
};
export default meta;
type Story = StoryObj<typeof TemplateChoice>;

export const Chosen: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Usability test/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(builtInTemplates[0]);
  },
};
