import { Button, Menu } from '@mantine/core';
import { Check, ChevronDown } from 'lucide-react';

export const keysOf = <Key extends string>(names: Record<Key, string>): Key[] => Object.keys(names) as Key[];

interface MenuProps<Key extends string> {
  label: string;
  names: Record<Key, string>;
  chosen: Key;
  usual: Key;
  onChoose: (key: Key) => void;
}

/** A button with the chosen option, which opens the others. */
export function OptionMenu<Key extends string>({ label, names, chosen, usual, onChoose }: MenuProps<Key>) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant={chosen === usual ? 'default' : 'light'}
          rightSection={<ChevronDown size={13} aria-hidden />}
          aria-label={`${label}: ${names[chosen]}`}
        >
          {names[chosen]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {keysOf(names).map((key) => (
          <Menu.Item
            key={key}
            rightSection={key === chosen ? <Check size={14} aria-hidden /> : undefined}
            onClick={() => onChoose(key)}
          >
            {names[key]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
