import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { isTemporary } from '../../data/tags/action.ts';
import type { SameName } from './same-names.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './same-names-notice.module.css';

interface Props {
  found: readonly SameName[];
  readOnly: string | null;
  arrange: Arrange;
}

/** Points out tags with the same name and merges them. Each merge can be undone. */
export function SameNamesNotice({ found, readOnly, arrange }: Props) {
  const [merging, setMerging] = useState(false);
  const kept = found.filter(({ stays, others }) => ![stays, ...others].some(({ id }) => isTemporary(id)));
  if (kept.length === 0) return null;
  const merge = async ({ stays, others }: SameName) => {
    setMerging(true);
    for (const { id, title } of others)
      await arrange({ do: 'mergeTag', tagId: id, title, intoTagId: stays.id, into: stays.title });
    setMerging(false);
  };
  return (
    <Notice icon={Copy}>
      <ul className={styles.names}>
        {kept.map((same) => {
          const locked = [same.stays, ...same.others].some((tag) => tag.locked);
          return (
            <li key={same.stays.id} className={styles.name}>
              <span>
                {same.others.length + 1} tags on this board are named “{same.stays.title}”.
              </span>
              <DisabledReason reason={readOnly ?? (locked ? 'One of them is locked' : null)}>
                <Button
                  size="compact-xs"
                  variant="default"
                  loading={merging}
                  aria-label={`Merge the tags named “${same.stays.title}”`}
                  onClick={() => void merge(same)}
                >
                  Merge
                </Button>
              </DisabledReason>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
