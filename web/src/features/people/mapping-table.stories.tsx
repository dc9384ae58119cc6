import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MappingTable } from './mapping-table.tsx';

const meta: Meta<typeof MappingTable> = {
  title: 'People/Mapping',
  component: MappingTable,
  args: {
    preview: {
      header: ['Name', 'Email', 'Company'],
      rows: [['Ada Lovelace', 'ada@example.org', 'Analytical Engines']],
      mapping: { name: [0], details: [{ column: 1, label: 'Email' }], matchBy: 'Email' },
      types: ['TEXT', 'EMAIL', 'TEXT'],
    },
    manages: true,
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof MappingTable>;

export const LeftOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Import Email as' }),
      'Leave out',
    );
    await expect(args.onChange).toHaveBeenCalledWith({ name: [0], details: [], fields: [], matchBy: null });
  },
};
export const FillsAField: Story = {
  args: {
    fields: [
      {
        id: 'f',
        projectId: null,
        objectType: 'PERSON',
        type: 'TEXT',
        label: 'Employer',
        fieldSetId: null,
        settings: {},
        rank: 1,
        version: 1,
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Import Company as' }),
      'Employer',
    );
    await expect(args.onChange).toHaveBeenCalledWith({
      name: [0],
      details: [{ column: 1, label: 'Email' }],
      fields: [{ column: 2, fieldId: 'f' }],
      matchBy: 'Email',
    });
  },
};
export const MakesAField: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Import Email as' }),
      'New field: Email',
    );
    await expect(args.onChange).toHaveBeenCalledWith({
      name: [0],
      details: [],
      fields: [{ column: 1, type: 'EMAIL' }],
      matchBy: 'Email',
    });
  },
};
