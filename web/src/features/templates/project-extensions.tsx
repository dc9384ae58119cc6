import { Button } from '@mantine/core';
import type { ProjectExtension } from '@evident/domain/templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectExtensionsQuery } from '../../data/templates/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { partsInWords } from './parts-in-words.ts';
import { useExtensionChanges } from '../../data/templates/mutations.ts';
import styles from './templates.module.css';

interface Props {
  projectId: string;
  /** Why extensions can’t be installed; null if they can. */
  reason: string | null;
}

/** The extensions for a project. Asks before it installs or removes one, and says what changes. */
export function ProjectExtensions({ projectId, reason }: Props) {
  const { data, error, refetch } = useQuery(projectExtensionsQuery(projectId));
  const [asked, setAsked] = useState<{ to: 'install' | 'remove'; extension: ProjectExtension } | null>(null);
  const { install, remove } = useExtensionChanges(projectId);
  if (!data)
    return error ? (
      <FailedState title="The extensions could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="extensions" count={3} />
    );
  const close = () => setAsked(null);
  return (
    <>
      <ul className={styles.list} aria-label="Extensions">
        {data.map((extension) => (
          <ExtensionRow
            key={extension.id}
            extension={extension}
            reason={reason}
            onAsk={(to) => setAsked({ to, extension })}
          />
        ))}
      </ul>
      {asked?.to === 'install' && (
        <ConfirmDialog
          opened
          title={`Install “${asked.extension.title}”?`}
          verb="Install"
          onClose={close}
          onConfirm={() => install(asked.extension.id, asked.extension.title)}
        >
          <Adds extension={asked.extension} />
        </ConfirmDialog>
      )}
      {asked?.to === 'remove' && (
        <ConfirmDialog
          opened
          title={`Remove “${asked.extension.title}”?`}
          verb="Remove"
          danger
          onClose={close}
          onConfirm={() => remove(asked.extension.id, asked.extension.title)}
        >
          <Leaves extension={asked.extension} />
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  extension: ProjectExtension;
  reason: string | null;
  onAsk: (to: 'install' | 'remove') => void;
}

function ExtensionRow({ extension, reason, onAsk }: RowProps) {
  const { title, description, builtIn, deleted, installedAt, adds } = extension;
  const missing = partsInWords(adds);
  const installed = installedAt !== null;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.mark}>
          {installed ? 'Installed' : builtIn ? 'Built in' : ''}
          {deleted && ', deleted from the workspace'}
        </span>
        <p className={styles.about} dir="auto">
          {description}
        </p>
        {missing !== null && (
          <p className={styles.parts}>
            {installed ? 'Missing here: ' : 'Adds '}
            {missing}
          </p>
        )}
      </div>
      {installed && (
        <DisabledReason reason={reason}>
          <Button size="xs" variant="default" aria-label={`Remove ${title}`} onClick={() => onAsk('remove')}>
            Remove
          </Button>
        </DisabledReason>
      )}
      {!deleted && (missing !== null || !installed) && (
        <DisabledReason reason={reason ?? (missing === null ? 'Everything in it is in this project already' : null)}>
          <Button
            size="xs"
            aria-label={`${installed ? 'Add missing of' : 'Install'} ${title}`}
            onClick={() => onAsk('install')}
          >
            {installed ? 'Add missing' : 'Install'}
          </Button>
        </DisabledReason>
      )}
    </li>
  );
}

const KIND = { FIELD: 'Field', BOARD: 'Tag board', TEMPLATE: 'Insight template' } as const;
const DEPENDENTS = { FIELD: 'values', BOARD: 'tagged highlights', TEMPLATE: '' } as const;

function Adds({ extension: { adds } }: { extension: ProjectExtension }) {
  const lines = [
    ...adds.fields.map((name) => `Field “${name}”`),
    ...adds.boards.map((name) => `Tag board “${name}”`),
    ...adds.templates.map((name) => `Insight template “${name}”`),
  ];
  return (
    <>
      <p>It adds to this project:</p>
      <ul className={styles.names}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Fields and boards that are here by the same name stay as they are.</p>
    </>
  );
}

function Leaves({ extension: { here } }: { extension: ProjectExtension }) {
  const gone = here.filter(({ stays }) => !stays);
  const kept = here.filter(({ stays }) => stays);
  return (
    <>
      {gone.length > 0 && <p>These are deleted:</p>}
      <ul className={styles.names}>
        {gone.map(({ id, kind, title }) => (
          <li key={id}>
            {KIND[kind]} “{title}”
          </li>
        ))}
      </ul>
      {kept.length > 0 && <p>These are in use and stay in the project:</p>}
      <ul className={styles.names}>
        {kept.map(({ id, kind, title, dependents }) => (
          <li key={id}>
            {KIND[kind]} “{title}”{dependents > 0 && `: ${dependents.toLocaleString()} ${DEPENDENTS[kind]}`}
          </li>
        ))}
      </ul>
      {here.length === 0 && <p>Nothing of it is left in this project.</p>}
    </>
  );
}
