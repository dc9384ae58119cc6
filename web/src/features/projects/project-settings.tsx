import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import {
  folderTitle,
  type FolderView,
  projectWording,
  type ProjectStatus,
  type ProjectView,
} from '@evident/domain/projects';
import { HUES } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { colorOf, hueOf } from '../../kernel/project-colors.ts';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { projectsIn, pathTo } from '../../data/projects/folder-tree.ts';
import { IconChooser } from './icon-chooser.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { SectionSettings } from './section-settings.tsx';
import { opens } from './tree-moves.ts';
import { useMoveProject, useProjectStatus, useRewordProject } from '../../data/projects/mutations.ts';
import { useRole, projectReason, folderReason } from './disabled-reasons.ts';
import styles from './project-settings.module.css';

const STATUSES: { value: ProjectStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'archived', label: 'Archived' },
];
const ABOUT: Record<ProjectStatus, string> = {
  active: 'In progress.',
  completed: 'Completed, but can still be read and edited.',
  archived: 'Read-only and hidden from lists.',
};

/** Edits title, icon, summary, folder, sections and status of a project. Each change is saved immediately and undoable. */
export function ProjectSettings({ project }: { project: ProjectView }) {
  const role = useRole();
  const { mutate: reword } = useRewordProject();
  const { mutate: setStatus } = useProjectStatus();
  const write = projectReason('write', role, project) ?? null;
  const manage = projectReason('manage', role, project) ?? null;
  return (
    <div className={styles.form}>
      {write !== null && <ReadOnlyNotice reason={write} />}
      <KeptText
        key={`title ${project.title}`}
        label="Title"
        value={project.title}
        atMost={TITLE_MAX}
        required
        disabled={write !== null}
        onKeep={(title) => reword({ project, wording: { title } })}
      />
      <KeptText
        key={`summary ${project.summary}`}
        label="Description"
        value={project.summary}
        atMost={projectWording.properties.summary.maxLength}
        long
        disabled={write !== null}
        onKeep={(summary) => reword({ project, wording: { summary } })}
      />
      <ChoiceRow
        label="Color"
        value={hueOf(project)}
        reason={write}
        onChange={(hue) => reword({ project, wording: { color: colorOf(hue as (typeof HUES)[number]) } })}
        choices={HUES.map((hue) => ({ value: hue, name: hue, shown: <span className={styles.hue} data-hue={hue} /> }))}
      />
      <IconChooser project={project} reason={write} onChange={(icon) => reword({ project, wording: { icon } })} />
      <FolderChoice project={project} reason={manage} />
      <SectionSettings
        project={project}
        reason={write}
        onChange={(sections) => reword({ project, wording: { sections } })}
      />
      <div>
        <div className={styles.legend} id="status">
          Status
        </div>
        <SegmentedControl
          aria-labelledby="status"
          data={STATUSES}
          value={project.status}
          disabled={manage !== null}
          onChange={(status) => setStatus({ project, status: status as ProjectStatus })}
        />
        <p className={styles.about}>{manage ?? ABOUT[project.status]}</p>
      </div>
    </div>
  );
}

interface KeptProps {
  label: string;
  value: string;
  atMost: number;
  long?: boolean;
  required?: boolean;
  disabled: boolean;
  onKeep: (text: string) => void;
}

/** Saves on blur and on Enter; Escape reverts. */
function KeptText({ label, value, atMost, long = false, required = false, disabled, onKeep }: KeptProps) {
  const [text, setText] = useState(value);
  const keep = () => {
    const wanted = text.trim();
    if (wanted === value || (required && wanted === '')) setText(value);
    else onKeep(wanted);
  };
  const field = { label, value: text, maxLength: atMost, readOnly: disabled, onBlur: keep };
  if (long)
    return (
      <Textarea
        {...field}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(value);
        }}
      />
    );
  return (
    <TextInput
      {...field}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}

function FolderChoice({ project, reason }: { project: ProjectView; reason: string | null }) {
  const role = useRole();
  const { data: folders = [] } = useQuery(foldersQuery());
  const { data: projects = [] } = useQuery(projectListQuery());
  const { mutate: move } = useMoveProject();
  const [asked, setAsked] = useState<FolderView | null>(null);
  const moveTo = (folderId: string | null, openToAll?: true) =>
    move({
      project,
      folderId,
      beforeProjectId: null,
      from: projectsIn(projects, folders, project.folderId),
      to: projectsIn(projects, folders, folderId),
      openToAll,
    });
  const places = folders
    .filter((folder) => folder.id === project.folderId || folderReason('write', role, folder) === undefined)
    .map(({ id }) => ({
      value: id,
      label: pathTo(folders, id)
        .map(({ title }) => folderTitle(title))
        .join(' / '),
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <Select
        label="Folder"
        description={reason ?? 'People with access to the folder have access to the project.'}
        placeholder="No folder"
        data={places}
        value={project.folderId}
        clearable={reason === null}
        searchable
        readOnly={reason !== null}
        clearButtonProps={{ 'aria-label': 'No folder' }}
        nothingFoundMessage="No matching folders"
        onChange={(folderId) => {
          const into = folders.find(({ id }) => id === folderId);
          if (into && opens(into, { kind: 'project', project })) setAsked(into);
          else moveTo(folderId);
        }}
      />
      <OpeningDialog
        title={project.title}
        kind="project"
        into={asked}
        onClose={() => setAsked(null)}
        onMove={({ id }) => moveTo(id, true)}
      />
    </>
  );
}
