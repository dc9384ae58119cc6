import { TitleDialog } from '../../ui/title-dialog.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { type TextVersionView, VERSION_NAME_MAX } from '@evident/domain/history';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { type Versioned, textVersionsQuery } from '../../data/history/queries.ts';
import { useAddress, useAddressChoice } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { exactTime } from '../../ui/time.ts';
import { useNameVersion, useRenameVersion, useRestoreVersion } from '../../data/history/mutations.ts';
import { VERSION_VIEWS, VersionShown } from './version-shown.tsx';
import { VersionList } from './version-list.tsx';
import styles from './text-history.module.css';

interface Props {
  of: Versioned;
  /** Why versions can’t be named and restored; undefined if they can. */
  reason: string | undefined;
  /** Opens the text, after a version was restored. */
  onRestored: () => void;
}

/** The history of a text: its versions, what changed in each, and restoring one. */
export function TextHistory({ of, reason, onRestored }: Props) {
  const { data: versions, error, refetch } = useQuery(textVersionsQuery(of));
  const { said, say } = useAddress();
  const [view, setView] = useAddressChoice('view', VERSION_VIEWS, 'inline');
  const { mutateAsync: nameNow } = useNameVersion(of);
  const { mutateAsync: rename } = useRenameVersion(of);
  const restore = useRestoreVersion(of);
  const [naming, setNaming] = useState<TextVersionView | 'now' | null>(null);
  const [busy, setBusy] = useState(false);
  if (error)
    return <FailedState title="The history could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!versions)
    return (
      <div className={styles.loading}>
        <ListSkeleton things="the versions" count={4} />
      </div>
    );
  const shown = versions.find(({ id }) => id === said('version')) ?? versions[0];
  const dialog = naming && (
    <TitleDialog
      heading={naming === 'now' ? 'Name the current version' : 'Name this version'}
      label="Name"
      placeholder="Before coding"
      maxLength={VERSION_NAME_MAX}
      verb="Name version"
      title={naming === 'now' ? '' : (naming.name ?? '')}
      onTitle={(name) => (naming === 'now' ? nameNow({ name }) : rename({ version: naming, name }))}
      onClose={() => setNaming(null)}
    />
  );
  const nameButton = (
    <DisabledReason reason={reason}>
      <Button size="xs" variant="default" onClick={() => setNaming('now')}>
        Name current version
      </Button>
    </DisabledReason>
  );
  if (!shown)
    return (
      <>
        {dialog}
        <EmptyState icon={History} title="No changes yet" action={nameButton}>
          Versions appear here as soon as the text is edited. You can keep it as it is now under a name.
        </EmptyState>
      </>
    );
  const act = async () => {
    setBusy(true);
    const isDone = await restore(shown.id).finally(() => setBusy(false));
    if (isDone) onRestored();
  };
  return (
    <div className={styles.history}>
      {dialog}
      <nav className={styles.versions} aria-label="History">
        <VersionList versions={versions} chosenId={shown.id} onChoose={(version) => say({ version, since: '' })} />
      </nav>
      <section className={styles.shown} aria-label="Changes">
        <div className={styles.bar}>
          <h2 className={styles.title} dir="auto">
            {shown.name ?? (shown.current ? 'Now' : exactTime(new Date(shown.endedAt)))}
          </h2>
          <SegmentedControl
            size="xs"
            aria-label="View"
            value={view}
            data={[
              { value: 'inline', label: 'Inline' },
              { value: 'sides', label: 'Side by side' },
              { value: 'text', label: 'Whole text' },
            ]}
            onChange={(next) => setView(next as (typeof VERSION_VIEWS)[number])}
          />
          {shown.current ? (
            nameButton
          ) : (
            <>
              <DisabledReason reason={reason}>
                <Button size="xs" loading={busy} onClick={() => void act()}>
                  Restore this version
                </Button>
              </DisabledReason>
              <MenuButton
                label="More for this version"
                entries={[
                  {
                    label: shown.name === null ? 'Name version…' : 'Rename…',
                    disabledReason: reason,
                    run: () => setNaming(shown),
                  },
                  ...(shown.name === null
                    ? []
                    : [
                        {
                          label: 'Remove name',
                          disabledReason: reason,
                          run: () => void rename({ version: shown, name: null }),
                        },
                      ]),
                ]}
              />
            </>
          )}
        </div>
        <VersionShown
          key={shown.id}
          versions={versions}
          version={shown}
          view={view}
          sinceId={said('since') || undefined}
          onSince={(since) => say({ since })}
        />
      </section>
    </div>
  );
}
