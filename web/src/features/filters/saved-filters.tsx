import { TitleDialog } from '../../ui/title-dialog.tsx';
import { Button } from '@mantine/core';
import { FILTER_NAME_MAX, type FilterForm, type SavedFilterView, type SavedFor } from '@evident/domain/filters';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { savedFiltersQuery } from '../../data/filters/queries.ts';
import { formToAddress } from '../../kernel/filter-address.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { useSavedFilterChanges } from '../../data/filters/mutations.ts';

interface Props {
  objectType: SavedFor;
  /** Null: filters of the workspace. */
  projectId: string | null;
  /** The reason saving is disabled; null if allowed. */
  reason: string | null;
  form: FilterForm;
  /** The id of the saved filter that was applied. */
  selected: string;
  onSelect: (form: FilterForm, id: string) => void;
}

/** The menu of saved filters: apply one, save the filter, and change the one that is applied. */
export function SavedFilters({ objectType, projectId, reason, form, selected, onSelect }: Props) {
  const saved = useQuery(savedFiltersQuery(objectType, projectId)).data ?? [];
  const { create, rename, replace, remove } = useSavedFilterChanges();
  const [naming, setNaming] = useState<'new' | SavedFilterView | null>(null);
  const thing = objectType === 'PERSON' ? 'segment' : 'filter';
  const current = saved.find(({ id }) => id === selected);
  const isChanged = current !== undefined && formToAddress(current.form) !== formToAddress(form);
  const nothing = form.fieldForms.length === 0 ? 'Add a condition first' : null;
  const entries: MenuEntry[] = [
    ...saved.map((one) => ({
      label: one.faults.length === 0 ? one.name : `${one.name} (uses a field you can’t see)`,
      chosen: one.id === selected,
      run: () => onSelect(one.form, one.id),
    })),
    {
      label: `Save ${thing}…`,
      icon: Save,
      apart: saved.length > 0,
      disabledReason: reason ?? nothing,
      run: () => setNaming('new'),
    },
    ...(current === undefined
      ? []
      : [
          ...(isChanged
            ? [
                {
                  label: `Save changes to “${current.name}”`,
                  disabledReason: reason ?? nothing,
                  run: () => void replace(current, form),
                },
              ]
            : []),
          { label: `Rename “${current.name}”…`, icon: Pencil, disabledReason: reason, run: () => setNaming(current) },
          {
            label: `Delete “${current.name}”`,
            icon: Trash2,
            danger: true,
            disabledReason: reason,
            run: () => void remove(current),
          },
        ]),
  ];
  return (
    <>
      <MenuButton label={`Saved ${thing}s`} entries={entries} position="bottom-start">
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Bookmark size={14} aria-hidden />}
          rightSection={<ChevronDown size={12} aria-hidden />}
        >
          {current === undefined ? `Saved ${thing}s` : `${current.name}${isChanged ? ' (changed)' : ''}`}
        </Button>
      </MenuButton>
      {naming === 'new' && (
        <TitleDialog
          label="Name"
          maxLength={FILTER_NAME_MAX}
          heading={`Save ${thing}`}
          verb={`Save ${thing}`}
          onTitle={async (name) => {
            const made = await create.mutateAsync({ name, objectType, projectId, form });
            if (made) onSelect(made.form, made.id);
          }}
          onClose={() => setNaming(null)}
        />
      )}
      {naming !== 'new' && naming !== null && (
        <TitleDialog
          label="Name"
          maxLength={FILTER_NAME_MAX}
          heading={`Rename ${thing}`}
          title={naming.name}
          verb="Rename"
          onTitle={(name) => rename(naming, name)}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
