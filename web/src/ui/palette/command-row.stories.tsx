import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { fn } from 'storybook/test';
import { CommandRow } from './command-row.tsx';

const command = {
  id: 'n4',
  label: 'Interview 4',
  group: 'Notes',
  icon: FileText,
  detail: 'How people start with observability',
  run: fn(),
};
const meta: Meta<typeof CommandRow> = {
  title: 'Keys/Command row',
  component: CommandRow,
  args: { id: 'row', command, heading: 'Notes', chosen: true, onPoint: fn(), onRun: fn() },
  decorators: [
    (Show) => (
      <ul role="listbox" aria-label="Commands" style={{ maxWidth: 560, padding: 0 }}>
        <Show />
      </ul>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CommandRow>;

export const Chosen: Story = {};
export const WithKeys: Story = {
  args: { command: { ...command, keys: 'g h', detail: undefined }, heading: null, chosen: false },
};
export const Refused: Story = {
  args: { command: { ...command, disabledReason: 'You don’t have edit permissions in this project' }, chosen: false },
};
