import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { CsvButton } from './csv-button.tsx';

const meta: Meta<typeof CsvButton> = {
  title: 'Charts/CSV button',
  component: CsvButton,
  args: { name: 'Saturation', rows: fn(() => [['Note', '=1+1']]) },
};
export default meta;

export const Saves: StoryObj<typeof CsvButton> = {
  play: async ({ canvasElement }) => {
    const blobs: Blob[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:table';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export CSV' }));
    await expect(await blobs[0]!.text()).toBe("Note,'=1+1\r\n");
    create.mockRestore();
    click.mockRestore();
  },
};
