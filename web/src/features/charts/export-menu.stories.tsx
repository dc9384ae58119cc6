import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ExportMenu } from './export-menu.tsx';
import { sampleBars } from './sample-chart.ts';

const meta: Meta<typeof ExportMenu> = {
  title: 'Charts/Export',
  component: ExportMenu,
  args: { bars: sampleBars, options: { metric: 'HIGHLIGHT_COUNT', items: 'TAG', type: 'bar' } },
};
export default meta;

export const SavesEachFormat: StoryObj<typeof ExportMenu> = {
  play: async ({ canvasElement }) => {
    const blobs: Blob[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:chart';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    for (const name of ['CSV table', 'SVG image', 'PNG image']) {
      const before = blobs.length;
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
      await waitFor(() => expect(blobs.length).toBe(before + 1), { timeout: 10_000 });
    }
    await expect(await blobs[0]!.text()).toContain('Trust in the numbers,Trust,14');
    await expect(await blobs[1]!.text()).toMatch(/^<svg/);
    await expect(blobs[2]!.type).toBe('image/png');
    create.mockRestore();
    click.mockRestore();
  },
};
