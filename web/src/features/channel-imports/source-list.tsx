import { type ChannelSourceView, SOURCE_KINDS, SOURCE_NAMES } from '@evident/domain/channels';
import { History, KeyRound, ListChecks, Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSourceChanges } from '../../data/channel-sources/mutations.ts';
import { channelSourcesQuery } from '../../data/channel-sources/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { RelativeTime, useMinute } from '../../ui/relative-time.tsx';
import { type Adding, useAdding } from './adding.ts';
import styles from './channel-imports.module.css';

interface Props {
  channelId: string;
  /** Called before a window opens over the list. */
  onOpen?: () => void;
}

/** The sources of a channel with their state, and what to do about a problem. Renders nothing without one. */
export function SourceList({ channelId, onOpen }: Props) {
  const { items = [] } = usePages(channelSourcesQuery(channelId));
  const [removing, setRemoving] = useState<ChannelSourceView | null>(null);
  const { remove } = useSourceChanges(channelId);
  if (items.length === 0 && !removing) return null;
  return (
    <section className={styles.way} aria-label="Sources">
      <h2>Sources</h2>
      <ul className={styles.sources}>
        {items.map((source) => (
          <Source key={source.id} source={source} onOpen={onOpen} onRemove={() => setRemoving(source)} />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          opened
          onClose={() => setRemoving(null)}
          title={`Remove “${removing.name}”?`}
          verb="Remove source"
          danger
          onConfirm={() => remove(removing.id)}
        >
          Its credentials are deleted, and nothing more is fetched. The data points that it brought stay, with their
          themes.
        </ConfirmDialog>
      )}
    </section>
  );
}

interface SourceProps {
  source: ChannelSourceView;
  onOpen?: () => void;
  onRemove: () => void;
}

function Source({ source, onOpen, onRemove }: SourceProps) {
  const { name, source: kind, problem, state } = source;
  const adding = useAdding();
  const renew = () => {
    onOpen?.();
    adding({ kind: 'renew', of: source });
  };
  return (
    <li className={styles.source}>
      <div className={styles.about}>
        <strong dir="auto">{name}</strong>
        <span className={styles.facts}>
          {SOURCE_NAMES[kind]} · <StateInWords source={source} />
        </span>
        {problem !== null && (
          <span className={styles.problem} role={state === 'stopped' ? 'alert' : undefined}>
            {problem}
          </span>
        )}
        {state === 'stopped' && SOURCE_KINDS[kind].credentials.length > 0 && (
          <Button size="compact-sm" variant="default" className={styles.renew} onClick={renew}>
            Renew credentials…
          </Button>
        )}
      </div>
      <MenuButton label={`More for ${name}`} entries={useEntries(source, onOpen, onRemove)} />
    </li>
  );
}

function StateInWords({ source: { state, running, lastRunAt, nextRunAt } }: { source: ChannelSourceView }) {
  const now = useMinute();
  const last = lastRunAt !== null && (
    <>
      , last read <RelativeTime at={lastRunAt} />
    </>
  );
  if (state !== 'active')
    return (
      <>
        {state === 'paused' ? 'Paused' : 'Stopped'}
        {last}
      </>
    );
  if (running) return 'Importing…';
  return (
    <>
      Active{last}
      {nextRunAt !== null &&
        (new Date(nextRunAt) <= now ? (
          ', starts soon'
        ) : (
          <>
            , next <RelativeTime at={nextRunAt} />
          </>
        ))}
    </>
  );
}

/** The actions that fit the state of a source. */
function useEntries(source: ChannelSourceView, onOpen: (() => void) | undefined, onRemove: () => void): MenuEntry[] {
  const { id, channelId, state, importId, source: kind } = source;
  const { update, run } = useSourceChanges(channelId);
  const adding = useAdding();
  const open = (one: Adding) => {
    onOpen?.();
    adding(one);
  };
  const attempt = (work: Promise<unknown>) =>
    void work.catch((thrown: unknown) => showProblem(thrown, 'The source was not changed'));
  const { credentials, pickers } = SOURCE_KINDS[kind];
  return [
    ...(state === 'active' ? [{ label: 'Run now', icon: RefreshCw, run: () => attempt(run(id)) }] : []),
    state === 'active'
      ? { label: 'Pause', icon: Pause, run: () => attempt(update(id, { state: 'paused' })) }
      : { label: 'Continue', icon: Play, run: () => attempt(update(id, { state: 'active' })) },
    ...(importId !== null
      ? [{ label: 'Show latest import', icon: History, run: () => open({ kind: 'import', importId }) }]
      : []),
    ...(pickers.length > 0
      ? [{ label: 'Change choices…', icon: ListChecks, run: () => open({ kind: 'change', of: source }) }]
      : []),
    ...(credentials.length > 0
      ? [{ label: 'Renew credentials…', icon: KeyRound, run: () => open({ kind: 'renew', of: source }) }]
      : []),
    { label: 'Remove…', icon: Trash2, danger: true, apart: true, run: onRemove },
  ];
}
