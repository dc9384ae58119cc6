import { Button, Popover } from '@mantine/core';
import type { FilterForm, FilterRow } from '@evident/domain/filters';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { opensField } from '../../kernel/keys/type-ahead.ts';
import { FieldPicker } from './field-picker.tsx';
import { RowEditor } from './row-editor.tsx';
import { isFilled, newRow, nextId } from './rows.ts';
import type { FilterFields } from './use-filter-fields.ts';

interface Props {
  fields: FilterFields;
  form: FilterForm;
  faultOf: (id: string) => string | undefined;
  onChange: (row: FilterRow) => void;
  onRemove: (id: string) => void;
}

/** Adds a condition: first its field, then its values. The filter has it once it is filled. */
export function AddRow({ fields, form, faultOf, onChange, onRemove }: Props) {
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<FilterRow | null>(null);
  const close = () => {
    setOpened(false);
    setDraft(null);
  };
  const change = (row: FilterRow) => {
    setDraft(row);
    if (isFilled(row, fields.known)) onChange(row);
    else onRemove(row.id);
  };
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? setOpened(true) : close())}
      position="bottom-start"
      width={340}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<ListFilter size={14} aria-hidden />}
          onClick={opened ? close : opensField(() => setOpened(true))}
        >
          Filter
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Add condition">
        {draft === null ? (
          <FieldPicker
            groups={fields.groups}
            onPick={(reference) => change(newRow(nextId(form), reference, fields.known))}
          />
        ) : (
          <RowEditor
            key={draft.id}
            row={draft}
            fields={fields}
            fault={faultOf(draft.id)}
            onChange={change}
            onRemove={() => {
              onRemove(draft.id);
              close();
            }}
            onDone={close}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
