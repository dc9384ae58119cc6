import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ImportReport } from './import-report.tsx';
import { finishedRun, partialRun } from './sample-previews.ts';

const meta: Meta<typeof ImportReport> = {
  title: 'Imports/Import report',
  component: ImportReport,
  args: { run: finishedRun, projectTitle: 'Why people leave', opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof ImportReport>;

export const WithFailures: Story = {
  play: async () => {
    const report = within(await within(document.body).findByRole('dialog'));
    await expect(report.getByRole('row', { name: '14 The row is empty' })).toBeVisible();
    await expect(report.getByText('The PDF has no text. Run text recognition first.')).toBeVisible();
    await expect(report.getByRole('link', { name: 'Download failed rows' })).toHaveAttribute(
      'href',
      '/api/v1/imports/r1/failures',
    );
  },
};

export const WithPartsLeftOut: Story = {
  args: { run: partialRun },
  play: async () => {
    const report = within(await within(document.body).findByRole('dialog'));
    await expect(
      within(report.getByRole('region', { name: 'field-report.docx' })).getByText('3 formulas were left out.'),
    ).toBeVisible();
    await expect(
      within(report.getByRole('region', { name: 'answers.xlsx' })).getByText(/Sheets not imported: “Codes”, “Notes”\./),
    ).toBeVisible();
  },
};
