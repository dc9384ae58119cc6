import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { grants } from '../../../.storybook/workspace.tsx';
import { Openness } from './openness.tsx';

const changed = fn();
const everyone = {
  ...grants[0]!,
  kind: 'special' as const,
  id: 'public',
  name: 'Everyone',
  level: 'WRITE' as const,
  effectiveLevel: 'WRITE' as const,
  folder: null,
};
const meta: Meta<typeof Openness> = {
  title: 'Access/Openness',
  component: Openness,
  args: { grants: [everyone], kind: 'project', reason: null, onChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Openness>;

export const ViewersMayMarkUp: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Viewers can highlight and tag' }));
    await expect(changed).toHaveBeenCalledWith(
      [{ id: 'markup', level: 'READ', before: 'none' }],
      'Viewers can highlight and tag',
    );
  },
};
export const Private: Story = {
  args: { grants: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Only the people and groups below know that this project exists');
  },
};
/** Two grants, one choice: never private and open at the same time. */
export const MarkingUpIsNotPrivate: Story = {
  args: { grants: [{ ...everyone, id: 'markup', level: 'READ' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Everyone' })).toHaveValue(
      'Can view, highlight and tag',
    );
    await expect(canvasElement).not.toHaveTextContent('Private');
  },
};
/** Access inherited from a folder is included and cannot be removed here. */
export const ThroughAFolder: Story = {
  args: { grants: [{ ...everyone, level: 'READ', folder: { id: 'f', title: 'Research' } }] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Everyone' });
    await expect(field).toHaveValue('Can view');
    await expect(canvasElement).toHaveTextContent('The folder ‘Research’ gives everyone at least “can view”');
    await userEvent.click(field);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'No access' })).toHaveAttribute('data-combobox-disabled', 'true'),
    );
  },
};
