import { FETCHED_SOURCES, SOURCE_NAMES } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { FileUp, Plug } from 'lucide-react';
import { type Adding, useAdding } from './adding.ts';
import styles from './channel-imports.module.css';
import { RecentImports } from './recent-imports.tsx';
import { SourceList } from './source-list.tsx';

interface Props {
  channelId: string;
  /** Called before a window opens over this. */
  onOpen?: () => void;
}

const BY_NAME = FETCHED_SOURCES.toSorted((a, b) => SOURCE_NAMES[a].localeCompare(SOURCE_NAMES[b]));

/** The sources and latest imports of a channel, and ways to add more data. */
export function WaysToAdd({ channelId, onOpen }: Props) {
  const adding = useAdding();
  const open = (one: Adding) => {
    onOpen?.();
    adding(one);
  };
  return (
    <>
      <SourceList channelId={channelId} onOpen={onOpen} />
      <section className={styles.way}>
        <h2>Connect a service</h2>
        <p>Tickets, reviews and messages are fetched every hour.</p>
        <div className={styles.services}>
          {BY_NAME.map((source) => (
            <Button
              key={source}
              variant="default"
              leftSection={<Plug size={16} aria-hidden />}
              onClick={() => open({ kind: 'source', source })}
            >
              {SOURCE_NAMES[source]}
            </Button>
          ))}
        </div>
      </section>
      <section className={styles.way}>
        <h2>Import a table</h2>
        <p>CSV, TSV, Excel or OpenDocument: one row for each ticket, review or answer.</p>
        <Button
          variant="default"
          leftSection={<FileUp size={16} aria-hidden />}
          onClick={() => open({ kind: 'table' })}
        >
          Choose a table…
        </Button>
      </section>
      <RecentImports channelId={channelId} onOpen={onOpen} />
    </>
  );
}
