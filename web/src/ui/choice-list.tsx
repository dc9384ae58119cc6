import { containsText } from '@evident/domain/text';
import { TextInput } from '@mantine/core';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ListSkeleton } from './states/list-skeleton.tsx';
import styles from './choice-list.module.css';

export interface Place {
  id: string;
  title: string;
  mark: ReactNode;
  /** Current location of the moved item. */
  here?: boolean;
  /** Why it can't be chosen. */
  reason?: string;
}

interface Props<Chosen> {
  label: string;
  placeholder: string;
  /** Shown without matches. */
  nothing: string;
  /** Undefined while they are loaded. */
  places: readonly Chosen[] | undefined;
  onChoose: (place: Chosen) => void;
}

/** Searchable list; arrow keys and Enter choose. */
export function ChoiceList<Chosen extends Place>({ label, placeholder, nothing, places, onChoose }: Props<Chosen>) {
  const [typed, setTyped] = useState('');
  const [stepped, setStepped] = useState(0);
  const list = useId();
  const found = (places ?? []).filter(({ title }) => containsText(title, typed));
  const possible = found.filter((place) => disabledReason(place) === undefined);
  const chosen = possible[stepped];
  const step = (by: number) => setStepped((before) => Math.min(Math.max(before + by, 0), possible.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    if (event.key !== 'Enter') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (chosen) onChoose(chosen);
  };
  return (
    <>
      <TextInput
        label={label}
        placeholder={placeholder}
        value={typed}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        autoComplete="off"
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setStepped(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul className={styles.list} id={list} role="listbox" aria-label="What there is">
        {found.map((place) => (
          <PlaceRow
            key={place.id}
            id={`${list}-${place.id}`}
            place={place}
            chosen={place === chosen}
            onChoose={() => onChoose(place)}
          />
        ))}
      </ul>
      {places === undefined && <ListSkeleton things="the choices" count={4} />}
      {places !== undefined && found.length === 0 && (
        <p role="status" className={styles.nothing}>
          {nothing}
        </p>
      )}
    </>
  );
}

const disabledReason = ({ here, reason }: Place): string | undefined => (here ? 'It is here already' : reason);

function PlaceRow({
  id,
  place,
  chosen,
  onChoose,
}: {
  id: string;
  place: Place;
  chosen: boolean;
  onChoose: () => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const why = disabledReason(place);
  return (
    <li
      ref={row}
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={why !== undefined}
      className={styles.place}
      onClick={() => {
        if (why === undefined) onChoose();
      }}
    >
      {place.mark}
      <span className={styles.title}>{place.title}</span>
      {place.here && <Check size={14} aria-hidden />}
      {why !== undefined && <span className={styles.reason}>{why}</span>}
    </li>
  );
}
