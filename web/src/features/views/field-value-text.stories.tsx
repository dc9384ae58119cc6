import type { Meta, StoryObj } from '@storybook/react-vite';

import { FieldValueText } from './field-value-text.tsx';
import { sampleRole, sampleRows } from './sample-rows.ts';

const meta: Meta<typeof FieldValueText> = {
  title: 'Views/Field value',
  component: FieldValueText,
  args: { field: sampleRole, value: sampleRows[0]!.values[0] },
};
export default meta;

export const Option: StoryObj<typeof FieldValueText> = {};
