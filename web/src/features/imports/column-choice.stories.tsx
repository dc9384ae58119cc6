import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColumnChoice } from './column-choice.tsx';

const mapping = { title: null, content: [1], date: 0, tags: [] };
const meta: Meta<typeof ColumnChoice> = {
  title: 'Imports/Column choice',
  component: ColumnChoice,
  args: {
    title: 'Seats',
    column: 2,
    mapping,
    cells: ['5', '1,200', ''],
    fields: [
      {
        id: 'f',
        projectId: 'p',
        objectType: 'NOTE',
        type: 'NUMBER',
        label: 'Team size',
        fieldSetId: null,
        settings: {},
        rank: 1,
        version: 1,
      },
    ],
    onMap: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ColumnChoice>;

export const SeveralOptionsInACell: Story = {
  args: { title: 'Tools', cells: ['Grafana; Loki', 'Tempo'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByLabelText('What Tools becomes'),
      'New field: several options in a cell',
    );
    await expect(args.onMap).toHaveBeenCalledWith({
      ...mapping,
      fields: [{ name: 'Tools', type: 'SELECT', several: true }],
    });
  },
};
export const NamesContacts: Story = {
  args: { title: 'Participant', mapping: { ...mapping, title: 2 } },
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByLabelText('What Participant becomes');
    await userEvent.selectOptions(choice, 'Contact');
    await expect(args.onMap).toHaveBeenLastCalledWith({ ...mapping, people: ['Participant'] });
    await userEvent.selectOptions(choice, 'Title and contact');
    await expect(args.onMap).toHaveBeenLastCalledWith({ ...mapping, title: 2, people: ['Participant'] });
  },
};
export const FillsAField: Story = {
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByLabelText('What Seats becomes');
    await expect(choice).toHaveValue('kept');
    await userEvent.selectOptions(choice, 'Team size');
    await expect(args.onMap).toHaveBeenCalledWith({ ...mapping, fields: [{ name: 'Seats', fieldId: 'f' }] });
    await userEvent.selectOptions(choice, 'New field: Number');
    await expect(args.onMap).toHaveBeenCalledWith({ ...mapping, fields: [{ name: 'Seats', type: 'NUMBER' }] });
  },
};
