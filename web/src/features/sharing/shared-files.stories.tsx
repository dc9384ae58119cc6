import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleDocument, samplePdf } from '../../documents/sample-document.ts';
import { SharedFiles } from './shared-files.tsx';

const by = { token: 'a1B2c3D4e5F6', password: null };

const meta: Meta<typeof SharedFiles> = {
  title: 'Shared files',
  component: SharedFiles,
  beforeEach: answering({
    [`GET /api/v1/public/${by.token}/documents/f1/matches`]: { pages: [{ page: 2, count: 1 }] },
  }),
  loaders: [() => ({ pdfs: [samplePdf(['Dashboards are slow', 'Exports are fast']), samplePdf(['Another report'])] })],
  render: (_, { loaded: { pdfs } }) => (
    <SharedFiles
      by={by}
      files={[
        sampleDocument({ pdf: pdfs[0] }),
        sampleDocument({ fileId: 'f2', name: 'Report.pdf', pageCount: 1, pdf: pdfs[1] }),
      ]}
    />
  ),
};
export default meta;

export const Two: StoryObj<typeof SharedFiles> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Dashboards are slow');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search in the document' }), 'exports');
    await canvas.findByText('1 found');
    await expect(canvas.queryByRole('button', { name: 'Highlight an area' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Report.pdf' }));
    await canvas.findByText('Another report');
  },
};
