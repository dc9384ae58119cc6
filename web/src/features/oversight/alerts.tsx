import { Badge, Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { ALERT_FILTERS, ALERT_NOTE_MAX, type AlertFilter, type AlertView } from '@evident/domain/oversight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type AlertPlace, alertsQuery, useAlertChanges } from '../../data/oversight/alerts.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import lines from '../../ui/lines.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime, shownMoment } from '../../ui/time.ts';
import { SEVERITY_WORDS, alertPath, alertTitle } from './alert-words.ts';

const FILTERS: Record<AlertFilter, string> = { open: 'Open', resolved: 'Resolved', all: 'All' };
const EMPTY: Record<AlertFilter, string> = {
  open: 'No open alerts',
  resolved: 'No alert was resolved yet',
  all: 'No alerts yet',
};
const SIZES = [25, 50, 100];
const BASE = '/settings/enterprise/alerts';

function usePlace(filter: AlertFilter): AlertPlace {
  const [search] = useSearchParams();
  const asked = Number(search.get('pageSize'));
  return {
    filter,
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
    pageSize: SIZES.includes(asked) ? asked : SIZES[0]!,
  };
}

/** Alerts of the workspace, in pages whose place is in the address. */
export function Alerts({ filter }: { filter: AlertFilter }) {
  const place = usePlace(filter);
  const navigate = useNavigate();
  const [resolving, setResolving] = useState<AlertView | null>(null);
  const { data, error, refetch } = useQuery({ ...alertsQuery(place), placeholderData: keepPreviousData });
  const { reopen } = useAlertChanges();
  const address = (more: Record<string, string>) =>
    `${BASE}/${filter}?${new URLSearchParams({ ...(place.pageSize !== SIZES[0] && { pageSize: String(place.pageSize) }), ...more })}`;
  return (
    <>
      <Group gap="xs" align="flex-end">
        <nav aria-label="Filter of alerts">
          <Group gap="xs">
            {ALERT_FILTERS.map((each) => (
              <Button
                key={each}
                component={Link}
                to={`${BASE}/${each}`}
                variant={each === filter ? 'light' : 'default'}
                aria-current={each === filter ? 'page' : undefined}
              >
                {FILTERS[each]}
              </Button>
            ))}
          </Group>
        </nav>
        <NativeSelect
          aria-label="Alerts per page"
          value={String(place.pageSize)}
          onChange={({ currentTarget: { value } }) => void navigate(`${BASE}/${filter}?pageSize=${value}`)}
          data={SIZES.map((size) => ({ value: String(size), label: `${size} per page` }))}
        />
      </Group>
      <Listing
        of={{ items: data?.items, problem: error, again: () => void refetch() }}
        things="alerts"
        empty={<EmptyState icon={BellRing} title={EMPTY[filter]} />}
      >
        {(items) => (
          <ul className={lines.lines} aria-label="Alerts">
            {items.map((alert) => (
              <Row
                key={alert.id}
                alert={alert}
                onResolve={() => setResolving(alert)}
                onReopen={() =>
                  reopen.mutate(alert.id, { onError: (thrown) => showProblem(thrown, 'The alert was not reopened') })
                }
              />
            ))}
          </ul>
        )}
      </Listing>
      {data && (data.previous !== null || data.next !== null) && (
        <Group gap="xs">
          <Step label="Newer" to={data.previous === null ? null : address({ before: data.previous })} />
          <Step label="Older" to={data.next === null ? null : address({ after: data.next })} />
        </Group>
      )}
      <Resolving alert={resolving} onClose={() => setResolving(null)} />
    </>
  );
}

function Step({ label, to }: { label: string; to: string | null }) {
  return to === null ? (
    <Button variant="default" disabled>
      {label}
    </Button>
  ) : (
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  );
}

interface RowProps {
  alert: AlertView;
  onResolve: () => void;
  onReopen: () => void;
}

function Row({ alert, onResolve, onReopen }: RowProps) {
  const { severity, firstAt, lastAt, resolvedAt, resolvedBy, note, actor } = alert;
  const title = alertTitle(alert);
  const { to, label } = alertPath(alert);
  return (
    <li className={lines.line}>
      <span className={lines.main}>
        {title}
        <small>
          <time dateTime={lastAt} title={exactTime(new Date(lastAt))}>
            {shownMoment(lastAt)}
          </time>
          {firstAt !== lastAt && `, first ${shownMoment(firstAt)}`}
          {actor && `, by ${actor.name}`}
        </small>
        {resolvedAt !== null && (
          <small>
            Resolved {shownMoment(resolvedAt)} by {resolvedBy?.name ?? 'Evident, because the rule is followed again'}
            {note !== null && `: ${note}`}
          </small>
        )}
      </span>
      <Badge variant="light" color={severity === 'HIGH' ? 'danger' : severity === 'MEDIUM' ? 'accent' : 'gray'}>
        {SEVERITY_WORDS[severity]}
      </Badge>
      <Link to={to}>{label}</Link>
      {resolvedAt === null ? (
        <Button variant="default" size="compact-sm" onClick={onResolve} aria-label={`Resolve: ${title}`}>
          Resolve
        </Button>
      ) : (
        <Button variant="default" size="compact-sm" onClick={onReopen} aria-label={`Reopen: ${title}`}>
          Reopen
        </Button>
      )}
    </li>
  );
}

function Resolving({ alert, onClose }: { alert: AlertView | null; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { resolve } = useAlertChanges();
  return (
    <ConfirmDialog
      opened={alert !== null}
      onClose={onClose}
      title="Resolve this alert?"
      verb="Resolve"
      onConfirm={async () => {
        await resolve.mutateAsync({ alertId: alert!.id, note: note.trim() || null });
        setNote('');
      }}
    >
      <p>{alert && alertTitle(alert)}</p>
      <Textarea
        label="Note"
        description="Other admins see it, with your name."
        maxLength={ALERT_NOTE_MAX}
        autosize
        minRows={2}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </ConfirmDialog>
  );
}
