import { Button, Select, TextInput } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { TITLE_MAX } from '@evident/domain/kernel';
import { disabledReason } from '@evident/domain/permissions';
import { type ProjectView, accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { choosableInsightsQuery } from '../data/insights/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { useWho } from '../kernel/who.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import styles from './save-text.module.css';
import type { useSaveText } from '../data/ai/mutations.ts';

interface Props {
  /** Closed if null. */
  asked: 'save' | 'insert' | null;
  onClose: () => void;
  projectId: string | null;
  defaultTitle: string;
  texts: ReturnType<typeof useSaveText>;
}

/** Asks for the project and the title of a new insight, or for an existing one. */
export function SaveTextDialog({ asked, onClose, ...props }: Props) {
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      title={asked === 'insert' ? 'Insert into insight' : 'Save as insight'}
    >
      {asked === 'save' && <SaveForm {...props} onClose={onClose} />}
      {asked === 'insert' && <InsertForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'asked'>;

function SaveForm({ onClose, projectId, defaultTitle, texts: { save } }: FormProps) {
  const [title, setTitle] = useState([...defaultTitle].slice(0, TITLE_MAX).join(''));
  const place = usePlace(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place.projectId) save.mutate({ projectId: place.projectId, title: title.trim() }, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="Title"
        placeholder={UNTITLED_INSIGHT}
        value={title}
        maxLength={TITLE_MAX}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        data-autofocus
      />
      <ProjectSelect place={place} />
      <Actions verb="Save insight" reason={place.whyNot} busy={save.isPending} onClose={onClose} />
    </form>
  );
}

function InsertForm({ onClose, projectId, texts: { insert } }: FormProps) {
  const place = usePlace(projectId);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery({ ...choosableInsightsQuery(place.projectId ?? ''), enabled: place.projectId !== null });
  const insights = (data ?? []).filter(({ locked, archived }) => !locked && !archived);
  const insight = insights.find(({ id }) => id === chosen);
  const none = data && insights.length === 0 ? 'This project has no insight that can be edited' : undefined;
  const whyNot = place.whyNot ?? none ?? (insight ? undefined : 'Choose an insight first');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!insight || !place.projectId) return;
    const title = insight.title || UNTITLED_INSIGHT;
    insert.mutate({ id: insight.id, projectId: place.projectId, title }, { onSuccess: onClose });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <ProjectSelect place={place} />
      <Select
        label="Insight"
        placeholder="Find an insight"
        searchable
        data-autofocus
        nothingFoundMessage="No insight has this title"
        error={none}
        data={insights.map(({ id, title }) => ({ value: id, label: title || UNTITLED_INSIGHT }))}
        value={insight?.id ?? null}
        onChange={setChosen}
      />
      <Actions verb="Insert text" reason={whyNot} busy={insert.isPending} onClose={onClose} />
    </form>
  );
}

interface Place {
  readonly projects: readonly ProjectView[] | undefined;
  readonly projectId: string | null;
  readonly choose: (projectId: string | null) => void;
  readonly whyNot: string | undefined;
}

/** The chosen one of the projects that the member can edit. */
function usePlace(suggested: string | null): Place {
  const [chosen, choose] = useState(suggested);
  const role = useWho()?.member.role ?? 'VIEWER';
  const { data } = useQuery(projectListQuery());
  const projects = data?.filter((project) => disabledReason('write', { role }, accessShown(project)) === undefined);
  const project = projects?.find(({ id }) => id === chosen) ?? projects?.[0];
  const whyNot = projects ? 'There is no project that you can edit' : 'Projects are still loading';
  return { projects, projectId: project?.id ?? null, choose, whyNot: project ? undefined : whyNot };
}

function ProjectSelect({ place: { projects, projectId, choose } }: { place: Place }) {
  return (
    <Select
      label="Project"
      searchable
      allowDeselect={false}
      data={(projects ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      value={projectId}
      onChange={choose}
    />
  );
}

function Actions({
  verb,
  reason,
  busy,
  onClose,
}: {
  verb: string;
  reason: string | undefined;
  busy: boolean;
  onClose: () => void;
}) {
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <DisabledReason reason={reason}>
        <Button type="submit" loading={busy}>
          {verb}
        </Button>
      </DisabledReason>
    </div>
  );
}
