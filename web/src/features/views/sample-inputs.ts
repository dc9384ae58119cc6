import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { FieldInputsContext, type FieldInputs } from './field-inputs.ts';

/** An input for every type, which saves when the focus leaves. */
const Input: FieldInputs['TEXT'] = ({ field: { label, type }, value, onChange }) =>
  createElement(
    'label',
    null,
    label,
    createElement('input', {
      defaultValue: value?.shown,
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        onChange(type === 'NUMBER' ? { number: Number(currentTarget.value) } : { text: currentTarget.value }),
    }),
  );
const INPUTS = new Proxy({} as FieldInputs, { get: () => Input });

export const withInputs: Decorator = (Story) =>
  createElement(FieldInputsContext, { value: INPUTS }, createElement(Story));
