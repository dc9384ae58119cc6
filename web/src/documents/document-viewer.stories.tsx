import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { DocumentViewer } from './document-viewer.tsx';
import { sampleArea, sampleDocument, samplePdf } from './sample-document.ts';

const LINES = ['Dashboards are slow', 'Exports are fast'];

const meta: Meta<typeof DocumentViewer> = {
  title: 'Documents/Viewer',
  component: DocumentViewer,
  args: { highlights: [sampleArea], chosenId: null, onChoose: fn(), onMark: fn() },
  beforeEach: answering({
    'GET /api/v1/files/f1/document/matches': { pages: [{ page: 2, count: 1 }] },
  }),
  loaders: [() => ({ pdf: samplePdf(LINES) })],
  render: (args, { loaded: { pdf } }) => (
    <DocumentViewer {...args} document={sampleDocument({ ...args.document, pdf })} />
  ),
};
export default meta;
type Story = StoryObj<typeof DocumentViewer>;

export const Pdf: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Dashboards are slow');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search in the document' }), 'exports');
    await canvas.findByText('1 found');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page with these words' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Highlight: Exports are fast' }));
    await expect(args.onChoose).toHaveBeenCalledWith('h1');
  },
};

export const DrawsAnArea: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const words = await canvas.findByText('Dashboards are slow');
    await userEvent.click(canvas.getByRole('button', { name: 'Highlight an area' }));
    const page = words.closest<HTMLElement>('[data-page]')!;
    const { left, top, width, height } = page.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: page, coords: { clientX: left + 2, clientY: top + 2 } },
      { target: page, coords: { clientX: left + width * 0.9, clientY: top + height * 0.3 } },
      { keys: '[/MouseLeft]', target: page, coords: { clientX: left + width * 0.9, clientY: top + height * 0.3 } },
    ]);
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith(expect.objectContaining({ text: LINES[0] })));
  },
};

/** Visitors and the page of a file have no highlighting. */
export const WithoutHighlighting: Story = {
  args: { onMark: undefined, highlights: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Dashboards are slow');
    await expect(canvas.queryByRole('button', { name: 'Highlight an area' })).toBeNull();
  },
};

export const ReadOnly: Story = { args: { reason: 'You can only read this project' } };

export const Failed: Story = {
  args: {
    document: sampleDocument({ failedPages: [2], pagesRead: 2 }),
    onRead: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/The text of page 2 could not be read/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRead).toHaveBeenCalled();
  },
};

export const Outline: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Dashboards are slow');
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await canvas.findByText('Exports are fast');
  },
};
