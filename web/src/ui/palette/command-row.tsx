import { useEffect, useRef } from 'react';
import type { Command } from '../../kernel/commands/use-commands.ts';
import { KeyHint } from '../key-hint.tsx';
import styles from './command-row.module.css';

interface Props {
  id: string;
  command: Command;
  /** Name of the group, on its first row. */
  heading: string | null;
  chosen: boolean;
  onPoint: () => void;
  onRun: (inPeek: boolean) => void;
}

/** Row of the palette: a command or a search result. */
export function CommandRow({
  id,
  command: { label, shown, detail, icon: Icon, keys, disabledReason },
  heading,
  chosen,
  onPoint,
  onRun,
}: Props) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      {heading !== null && (
        <li role="presentation" className={styles.heading}>
          {heading}
        </li>
      )}
      <li
        ref={row}
        id={id}
        role="option"
        aria-selected={chosen}
        aria-disabled={disabledReason !== undefined}
        className={styles.row}
        onPointerMove={onPoint}
        onClick={(event) => onRun(event.shiftKey)}
      >
        <span className={styles.icon}>{Icon && <Icon size={16} />}</span>
        <span className={styles.words}>
          <span className={styles.label}>{shown || label}</span>
          {(disabledReason ?? detail) && <span className={styles.detail}>{disabledReason ?? detail}</span>}
        </span>
        {keys && <KeyHint keys={keys} />}
      </li>
    </>
  );
}
