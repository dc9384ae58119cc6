import { Button, Text } from '@mantine/core';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import type { Fielded } from '../../data/fields/queries.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';
import { inSets } from './in-sets.ts';
import { useObjectFields } from '../../data/fields/mutations.ts';
import styles from './fields.module.css';

interface Props {
  of: Fielded;
  /** Why values can’t be changed; absent if they can. */
  reason?: string;
  /** The page where fields are created. */
  settings: string;
}

/** The fields of a note, insight or person, each with its input. */
export function ObjectFields({ of, reason, settings }: Props) {
  const { fields: known, problem, again, set } = useObjectFields(of);
  if (!known)
    return problem ? (
      <FailedState title="The fields could not be loaded" problem={problem} onRetry={again} />
    ) : (
      <ListSkeleton things="fields" shape="text" count={3} />
    );
  if (known.fields.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title="Fields hold facts"
        action={
          <Button component={Link} to={settings}>
            Create fields
          </Button>
        }
        sample={
          <Sample>
            <Text size="sm">Plan: Business</Text>
            <Text size="sm">Seats: 1,200</Text>
          </Sample>
        }
      >
        Every {of.kind === 'person' ? 'contact' : `${of.kind} of the project`} has the same fields, so you can compare
        and filter them.
      </EmptyState>
    );
  const values = new Map(known.values.map((value) => [value.fieldId, value]));
  return (
    <div className={styles.inputs}>
      {inSets(known.fields, known.sets)
        .filter(({ fields }) => fields.length > 0)
        .map(({ set: group, fields }) => (
          <section key={group?.id ?? ''} className={styles.group} aria-label={group?.label ?? 'Fields'}>
            {group && <h3 className={styles.heading}>{group.label}</h3>}
            {fields.map((field) => {
              const { Input } = SHOWN_FIELD_TYPES[field.type];
              const value = values.get(field.id);
              return (
                <Input
                  key={field.id}
                  field={field}
                  value={value}
                  reason={reason}
                  onChange={(sent) => set(field, sent)}
                />
              );
            })}
          </section>
        ))}
      <Link className={styles.manage} to={settings}>
        Manage fields
      </Link>
    </div>
  );
}
