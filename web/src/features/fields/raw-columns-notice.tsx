import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rawColumnsQuery } from '../../data/fields/queries.ts';
import { ConvertColumnsDialog } from './convert-columns-dialog.tsx';
import styles from './field-settings.module.css';

/** Offers to make fields of imported columns; nothing if there are none. */
export function RawColumnsNotice({ projectId }: { projectId: string }) {
  const { data } = useQuery(rawColumnsQuery(projectId));
  const [asked, setAsked] = useState(false);
  const count = data?.items.length ?? 0;
  if (!data || (count === 0 && !asked)) return null;
  return (
    <div className={styles.raw}>
      <p>{count === 1 ? '1 imported column is' : `${count.toLocaleString()} imported columns are`} not a field yet.</p>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        Convert columns…
      </Button>
      {asked && <ConvertColumnsDialog projectId={projectId} columns={data.items} onClose={() => setAsked(false)} />}
    </div>
  );
}
