import { Button } from '@mantine/core';
import type { FieldedType, FieldSetView, FieldView } from '@evident/domain/fields';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldListQuery } from '../../data/fields/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { DeleteFieldDialog } from './delete-field-dialog.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { FieldRows, SetHeading } from './field-rows.tsx';
import { inSets } from './in-sets.ts';
import { SetDialog } from './set-dialog.tsx';
import { useFieldChanges } from '../../data/fields/mutations.ts';
import styles from './field-settings.module.css';

interface Props {
  /** Null: the fields of the workspace. */
  projectId: string | null;
  objectType: FieldedType;
  /** Why fields can’t be changed; null if they can. */
  reason: string | null;
}

type Asked =
  | { readonly about: 'field'; readonly field: FieldView | null; readonly fieldSetId: string | null }
  | { readonly about: 'deletion'; readonly field: FieldView }
  | { readonly about: 'set'; readonly set: FieldSetView | null };

const ABOUT: Record<FieldedType, string> = {
  NOTE: 'Facts that every note has, such as the plan of a customer or the date of a visit.',
  INSIGHT: 'Facts that every insight has, such as its priority or the team that owns it.',
  PERSON: 'Facts that every person has, such as their role or company.',
};

/** The fields of a project or the workspace for one type of object, in their sets. */
export function FieldSettings({ projectId, objectType, reason }: Props) {
  const { data, error, refetch } = useQuery(fieldListQuery(projectId, objectType));
  const [asked, setAsked] = useState<Asked | null>(null);
  const changes = useFieldChanges();
  const close = () => setAsked(null);
  if (!data)
    return error ? (
      <FailedState title="The fields could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="fields" count={3} />
    );
  const create = (fieldSetId: string | null) => setAsked({ about: 'field', field: null, fieldSetId });
  const createButton = (
    <DisabledReason reason={reason}>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => create(null)}>
        Create field
      </Button>
    </DisabledReason>
  );
  const empty = data.fields.length === 0 && data.sets.length === 0;
  return (
    <div className={styles.fields}>
      {empty && (
        <EmptyState icon={ListChecks} title="No fields yet" action={createButton}>
          {ABOUT[objectType]}
        </EmptyState>
      )}
      {inSets(data.fields, data.sets).map(({ set, fields }) => (
        <div key={set?.id ?? ''} role="group" aria-label={set?.label ?? 'Fields'}>
          {set && (
            <SetHeading
              set={set}
              sets={data.sets}
              reason={reason}
              changes={changes}
              onRename={() => setAsked({ about: 'set', set })}
              onCreate={() => create(set.id)}
            />
          )}
          <FieldRows
            fields={fields}
            sets={data.sets}
            setId={set?.id ?? null}
            reason={reason}
            changes={changes}
            onEdit={(field) => setAsked({ about: 'field', field, fieldSetId: field.fieldSetId })}
            onDelete={(field) => setAsked({ about: 'deletion', field })}
          />
        </div>
      ))}
      {!empty && (
        <div className={styles.actions}>
          {createButton}
          <DisabledReason reason={reason}>
            <Button size="xs" variant="default" onClick={() => setAsked({ about: 'set', set: null })}>
              Create field set
            </Button>
          </DisabledReason>
        </div>
      )}
      {asked?.about === 'field' && (
        <FieldDialog {...asked} projectId={projectId} objectType={objectType} onClose={close} />
      )}
      {asked?.about === 'deletion' && <DeleteFieldDialog field={asked.field} onClose={close} />}
      {asked?.about === 'set' && (
        <SetDialog set={asked.set} projectId={projectId} objectType={objectType} onClose={close} />
      )}
    </div>
  );
}
