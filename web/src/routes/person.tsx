import { SegmentedControl } from '@mantine/core';
import { readNoteHash, writeNoteHash } from '@evident/domain/links';
import { UNNAMED_PARTICIPANT, personName } from '@evident/domain/people';
import { useQuery } from '@tanstack/react-query';
import { Eraser, GitMerge, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { commentCountQuery } from '../data/comments/queries.ts';
import { objectFieldsQuery } from '../data/fields/queries.ts';
import { personQuery } from '../data/people/queries.ts';
import { usePeopleChanges } from '../data/people/mutations.ts';
import { CommentsPanel } from '../features/comments/comments-panel.tsx';
import { usePersonCommentRights } from '../features/comments/use-comment-rights.ts';
import { ObjectFields } from '../features/fields/object-fields.tsx';
import { EraseDialog } from '../features/people/erase-dialog.tsx';
import { MergeDialog } from '../features/people/merge-dialog.tsx';
import { PersonDetails } from '../features/people/person-details.tsx';
import { EVIDENCE_TABS, PersonEvidence, type EvidenceTab } from '../features/people/person-evidence.tsx';
import { PersonOrigin } from '../features/people/person-origin.tsx';
import { usePeopleReason } from '../features/people/use-people-reason.ts';
import { copyLink } from '../kernel/copy.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useBegun } from '../kernel/keys/begun.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { Refused } from '../ui/states/refused.tsx';

/** The words of the hash `q` (document 000, section 2). */
const wordsIn = (place: string | undefined): string => new URLSearchParams(place).get('q') ?? '';

const TABS = [...(Object.keys(EVIDENCE_TABS) as EvidenceTab[]), 'comments' as const];

/** A person: details, notes, highlights, and the insights that rest on their words. */
export function Screen({ id, place }: ItemScreenProps) {
  const { data: person, error, refetch } = useQuery(personQuery(id));
  const fields = useQuery(objectFieldsQuery({ kind: 'person', id }));
  const { reason, eraseReason } = usePeopleReason();
  const { update } = usePeopleChanges();
  const linkedId = readNoteHash(place).commentId;
  const [tab, setTab] = useAddressChoice('tab', TABS, linkedId === undefined ? 'highlights' : 'comments');
  const rights = usePersonCommentRights();
  const { data: count } = useQuery(commentCountQuery({ type: 'PERSON', id }));
  const [dialog, setDialog] = useState<'merge' | 'delete' | 'erase' | null>(null);
  const navigate = useNavigate();
  const surface = useSurface();
  const { close, open } = usePeek();
  const isNew = useBegun(id);
  if (!person && error && asProblem(error).status === 404)
    return (
      <Page title="Contact" width={864}>
        <Refused
          title="Contact not found"
          reason="The contact was deleted or merged, or you don’t have access to contacts."
        />
      </Page>
    );
  if (!person && error)
    return (
      <Page title="Contact" width={864}>
        <FailedState
          title="The contact could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!person)
    return (
      <Page title="" placeholder="Contact" width={864}>
        <ListSkeleton things="this contact" shape="text" />
      </Page>
    );
  const leave = () => {
    if (surface.as === 'page') void navigate('/contacts');
    else close(surface.depth);
  };
  const name = personName(person.name);
  return (
    <Page
      title={person.name}
      placeholder={UNNAMED_PARTICIPANT}
      width={864}
      mark={<UserRound size={16} aria-hidden />}
      crumbs={[{ title: 'Contacts', to: '/contacts' }]}
      onRename={(next) => void update(person, { name: next }, `Renamed ${name}`)}
      fixedTitle={reason}
      nameFirst={isNew}
      more={[
        { label: 'Merge into…', icon: GitMerge, run: () => setDialog('merge'), disabledReason: reason },
        { label: 'Erase…', icon: Eraser, danger: true, run: () => setDialog('erase'), disabledReason: eraseReason },
        {
          label: 'Delete…',
          icon: Trash2,
          danger: true,
          apart: true,
          run: () => setDialog('delete'),
          disabledReason: reason,
        },
      ]}
    >
      {reason !== undefined && (
        <div style={{ marginBottom: 20 }}>
          <ReadOnlyNotice reason={reason} />
        </div>
      )}
      <PersonOrigin person={person} />
      <PersonDetails
        person={person}
        reason={reason}
        onChange={(label, value) => void update(person, { details: { [label]: value || null } }, `Changed ${name}`)}
      />
      {(fields.data?.fields.length ?? 0) > 0 && (
        <div style={{ marginTop: 20 }}>
          <ObjectFields of={{ kind: 'person', id: person.id }} reason={reason} settings="/settings/fields" />
        </div>
      )}
      <SegmentedControl
        my={20}
        size="xs"
        aria-label="What to show"
        data={TABS.map((value) => ({
          value,
          label: value === 'comments' ? `Comments${count?.open ? ` ${count.open}` : ''}` : EVIDENCE_TABS[value],
        }))}
        value={tab}
        onChange={(next) => setTab(next as (typeof TABS)[number])}
      />
      {tab === 'comments' ? (
        <CommentsPanel
          of={{ type: 'PERSON', id: person.id }}
          {...rights}
          linkedId={linkedId}
          linkTo={(commentId) => `${location.origin}/people/${person.id}#${writeNoteHash({ commentId })}`}
          onCopy={(link) => void copyLink(link)}
        />
      ) : (
        <PersonEvidence key={`${tab} ${place}`} personId={person.id} tab={tab} words={wordsIn(place)} />
      )}
      {dialog === 'merge' && (
        <MergeDialog
          person={person}
          onClose={() => setDialog(null)}
          onMerged={(into) => {
            setDialog(null);
            if (surface.as === 'page') void navigate(`/people/${into}`);
            else open({ kind: 'person', id: into });
          }}
        />
      )}
      {dialog === 'erase' && <EraseDialog person={person} onClose={() => setDialog(null)} onErased={leave} />}
      {dialog === 'delete' && (
        <DeleteDialog
          thing={{ type: 'PERSON', id: person.id, title: name }}
          onClose={() => setDialog(null)}
          onDeleted={leave}
        />
      )}
    </Page>
  );
}
