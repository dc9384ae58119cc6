import { containsText } from '@evident/domain/text';
import { Button, Select } from '@mantine/core';
import { GRANTED_LEVELS, type GrantedLevel } from '@evident/domain/permissions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundMembersQuery, groupsQuery } from '../../data/workspaces/members.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { LEVEL_WORDS } from './level-words.ts';
import styles from './access.module.css';

interface Props {
  /** Already have a grant. */
  taken: ReadonlySet<string>;
  onGive: (holder: { kind: 'user' | 'group'; id: string; name: string }, level: GrantedLevel) => void;
}

/** Grants a level to a person or group, found by name. */
export function GrantForm({ taken, onGive }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [level, setLevel] = useState<GrantedLevel>('READ');
  const found = useHolders(typed).filter(({ value }) => !taken.has(value.split(' ')[1]!));
  const groups = [
    { group: 'Groups', items: found.filter(({ value }) => value.startsWith('group')) },
    { group: 'People', items: found.filter(({ value }) => value.startsWith('user')) },
  ].filter(({ items }) => items.length > 0);
  const give = () => {
    const [kind, id] = (chosen ?? '').split(' ');
    const name = found.find(({ value }) => value === chosen)?.label;
    if (id === undefined || name === undefined) return;
    onGive({ kind: kind as 'user' | 'group', id, name }, level);
    setChosen(null);
    setTyped('');
  };
  return (
    <div className={styles.add}>
      <Select
        className={styles.who}
        label="Give access to"
        placeholder="A person or a group"
        searchable
        data={groups}
        value={chosen}
        onChange={setChosen}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage="No member without access has this name"
      />
      <Select
        className={styles.level}
        label="Level"
        data={GRANTED_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }))}
        value={level}
        allowDeselect={false}
        onChange={(value) => value && setLevel(value)}
      />
      <DisabledReason reason={chosen === null ? 'Choose a person or a group first' : null}>
        <Button onClick={give}>Give access</Button>
      </DisabledReason>
    </div>
  );
}

function useHolders(typed: string): { value: string; label: string }[] {
  const search = typed.trim();
  const { data: members } = useQuery({ ...foundMembersQuery(search), placeholderData: keepPreviousData });
  const { data: groups } = useQuery(groupsQuery());
  return [
    ...(groups ?? [])
      .filter(({ name }) => containsText(name, search))
      .map(({ id, name }) => ({ value: `group ${id}`, label: name })),
    ...(members ?? []).filter(({ removed }) => !removed).map(({ id, name }) => ({ value: `user ${id}`, label: name })),
  ];
}
