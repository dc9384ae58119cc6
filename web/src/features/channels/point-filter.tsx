import type { DataPointChoices } from '@evident/domain/channels';
import { Button, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { dataPointChoicesQuery } from '../../data/channels/queries.ts';
import { opensField } from '../../kernel/keys/type-ahead.ts';
import { ChoiceList, type Place } from '../../ui/choice-list.tsx';
import {
  type PointCondition,
  type PointConditionKind,
  nameOfKind,
  shownValue,
  withCondition,
} from './point-filter-address.ts';
import styles from './point-filter.module.css';

interface Props {
  channelId: string;
  conditions: readonly PointCondition[];
  /** Titles of themes by their ids; absent in the list of one theme. */
  titles?: ReadonlyMap<string, string> | undefined;
  onChange: (conditions: readonly PointCondition[]) => void;
}

/** The filter of a list of data points: its conditions as chips, and a button to add one. */
export function PointFilter({ channelId, conditions, titles, onChange }: Props) {
  const { data } = useQuery(dataPointChoicesQuery(channelId));
  const shown = (one: PointCondition): string => {
    if (one.kind === 'theme') return titles?.get(one.value) ?? 'A theme';
    const author = one.kind === 'author' && data?.authors.find(({ key }) => key === one.value);
    return author ? author.name : shownValue(one);
  };
  const change = (one: PointCondition) => onChange(withCondition(conditions, one));
  return (
    <div className={styles.filter}>
      <ul className={styles.chips} aria-label="Filter">
        {conditions.map((one) => (
          <li key={JSON.stringify(one)} className={styles.chip}>
            <span className={styles.words}>
              {nameOfKind(one)}: <b dir="auto">{shown(one)}</b>
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove condition ${nameOfKind(one)}: ${shown(one)}`}
              title="Remove"
              onClick={() => change(one)}
            >
              <X size={13} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <AddCondition choices={data} titles={titles} onChoose={change} />
      {conditions.length > 1 && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange([])}>
          Clear all
        </Button>
      )}
    </div>
  );
}

interface KindPlace extends Place {
  readonly kind: PointConditionKind;
}
interface ValuePlace extends Place {
  readonly condition: PointCondition;
}

/** Adds a condition: first its kind, then its value. */
function AddCondition({
  choices,
  titles,
  onChoose,
}: {
  choices: DataPointChoices | undefined;
  titles: ReadonlyMap<string, string> | undefined;
  onChoose: (one: PointCondition) => void;
}) {
  const [opened, setOpened] = useState(false);
  const [kind, setKind] = useState<KindPlace | null>(null);
  const close = () => {
    setOpened(false);
    setKind(null);
  };
  const choose = ({ condition }: ValuePlace) => {
    close();
    onChoose(condition);
  };
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? setOpened(true) : close())}
      position="bottom-start"
      width={320}
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
      <Popover.Dropdown aria-label="Add condition">
        {kind === null ? (
          <ChoiceList
            key="kinds"
            label="Filter by"
            placeholder="Find a field"
            nothing="No matching fields."
            places={choices && kindsOf(choices, titles)}
            onChoose={setKind}
          />
        ) : (
          <ChoiceList
            key={kind.id}
            label={kind.title}
            placeholder="Find a value"
            nothing="No matching values."
            places={choices && valuesOf(kind, choices, titles)}
            onChoose={choose}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function kindsOf(
  { sources, tags, authors, fields }: DataPointChoices,
  titles: ReadonlyMap<string, string> | undefined,
): KindPlace[] {
  const place = (kind: PointConditionKind, name?: string): KindPlace => ({
    id: `${kind} ${name ?? ''}`.trim().replaceAll(/\s+/g, '-'),
    kind,
    title: nameOfKind({ kind, ...(name !== undefined && { name }) }),
    mark: null,
  });
  return [
    ...(titles && titles.size > 0 ? [place('theme')] : []),
    ...(sources.length > 0 ? [place('source')] : []),
    ...(tags.length > 0 ? [place('tag')] : []),
    ...(authors.length > 0 ? [place('author')] : []),
    ...fields.map(({ name }) => place('field', name)),
  ];
}

function valuesOf(
  { kind, title }: KindPlace,
  { sources, tags, authors, fields }: DataPointChoices,
  titles: ReadonlyMap<string, string> | undefined,
): ValuePlace[] {
  const place = (condition: PointCondition, at: number, shown: string, count?: number): ValuePlace => ({
    id: String(at),
    title: shown,
    condition,
    mark: count === undefined ? null : <span className={styles.count}>{count.toLocaleString('en')}</span>,
  });
  switch (kind) {
    case 'theme':
      return [...(titles ?? [])].map(([value, name], at) => place({ kind, value }, at, name));
    case 'author':
      return authors.map(({ key, name, count }, at) => place({ kind, value: key }, at, name, count));
    case 'field':
      return (fields.find(({ name }) => name === title)?.values ?? []).map(({ value, count }, at) =>
        place({ kind, name: title, value }, at, value, count),
      );
    default:
      return (kind === 'source' ? sources : tags).map(({ value, count }, at) =>
        place({ kind, value }, at, shownValue({ kind, value }), count),
      );
  }
}
