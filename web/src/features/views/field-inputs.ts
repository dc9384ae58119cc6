import type { FieldTypeName, FieldView, SentValue, ValueView } from '@evident/domain/fields';
import { type ComponentType, type ReactNode, createContext, createElement, useContext } from 'react';

interface InputProps {
  field: FieldView;
  /** Absent while the field is empty. */
  value: ValueView | undefined;
  reason?: string;
  /** Saves a value; an empty object clears it. */
  onChange: (value: SentValue) => void;
}

/** The input of each type of field. Routes provide them, because features do not import each other. */
export type FieldInputs = Readonly<Record<FieldTypeName, ComponentType<InputProps>>>;

export const FieldInputsContext = createContext<FieldInputs | null>(null);

/** The input of a field. */
export function FieldInput(props: InputProps): ReactNode {
  const inputs = useContext(FieldInputsContext);
  return inputs && createElement(inputs[props.field.type], props);
}
