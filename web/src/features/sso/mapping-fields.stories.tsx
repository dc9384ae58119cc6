import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MappingFields } from './mapping-fields.tsx';

const rule = { value: 'designers', groupId: 'g1', role: 'CONTRIBUTOR', admin: false } as const;
const meta: Meta<typeof MappingFields> = {
  title: 'Single sign-on/Mapping',
  component: MappingFields,
  args: {
    value: { attributes: { email: '', name: '', groups: 'memberOf' }, groupRules: [rule] },
    onChange: fn(),
    groups: [{ id: 'g1', name: 'Design' }],
  },
};
export default meta;

export const OneRule: StoryObj<typeof MappingFields> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Workspace admin' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ groupRules: [{ ...rule, admin: true }] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add group rule' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ groupRules: [rule, { value: '', groupId: null, role: null, admin: false }] }),
    );
  },
};
