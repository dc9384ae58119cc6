import { Button, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { folderTitle, newProject } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCreateProject } from '../../data/projects/mutations.ts';
import { foldersQuery } from '../../data/projects/queries.ts';
import { templatesQuery } from '../../data/templates/queries.ts';
import { colorOf } from '../../kernel/project-colors.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { pathTo } from '../../data/projects/folder-tree.ts';
import { IconChooser } from './icon-chooser.tsx';
import { projectPath } from './links.ts';
import { useCreateReason, useRole, folderReason } from './disabled-reasons.ts';
import styles from './new-project-form.module.css';
import { useFeatureGate, useRoomGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

interface Props {
  folderId?: string | null;
  /** The template that is chosen at first. */
  template?: string | null;
  /** Words to begin with. */
  suggested?: { readonly title: string; readonly summary: string };
}

/** Creates a project, empty or from a template, and opens it. */
export function NewProjectForm({ folderId: given = null, template: start = null, suggested }: Props) {
  const role = useRole();
  const readOnly = useCreateReason();
  const navigate = useNavigate();
  const { data: items } = useQuery(foldersQuery());
  const folders = items ?? [];
  const [title, setTitle] = useState(suggested?.title ?? '');
  const [summary, setSummary] = useState(suggested?.summary ?? '');
  const [icon, setIcon] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(given);
  const [templateId, setTemplateId] = useState<string | null>(start);
  const { data: templates = [] } = useQuery(templatesQuery('PROJECT'));
  const [reach, setReach] = useState('everyone');
  const places = folders
    .filter((one) => folderReason('write', role, one) === undefined)
    .map(({ id }) => ({
      value: id,
      label: pathTo(folders, id)
        .map((one) => folderTitle(one.title))
        .join(' / '),
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  // Ignores a folder in the URL where the member cannot write.
  const folderId = items === undefined || places.some(({ value }) => value === wanted) ? wanted : null;
  const folder = folders.find(({ id }) => id === folderId);
  const open = folder !== undefined && !folder.private;
  const { mutate, isPending, error } = useCreateProject();
  const room = useRoomGate('projects');
  const privacy = useFeatureGate('projectPermissions');
  if (readOnly !== null) return <Notice icon={Eye}>{readOnly}</Notice>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '')
      mutate(
        {
          title: title.trim(),
          summary: summary.trim(),
          icon,
          folderId,
          private: reach === 'me' && !open,
          templateId,
        },
        { onSuccess: ({ id }) => void navigate(projectPath({ id, title: title.trim() }), { replace: true }) },
      );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PlanGate gate={room} />
      <TextInput
        label="Title"
        placeholder="Why people leave"
        required
        maxLength={TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        autoFocus
      />
      <Textarea
        label="Description"
        placeholder="Twelve interviews with people who canceled in spring"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={newProject.properties.summary.maxLength}
        value={summary}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <IconChooser project={{ id: '', title, color: colorOf('grey'), icon }} onChange={setIcon} />
      {templates.length > 0 && (
        <Select
          label="Template"
          placeholder="No template"
          description={templates.find(({ id }) => id === templateId)?.description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={templates.map((one) => ({ value: one.id, label: one.title }))}
          value={templateId}
          onChange={setTemplateId}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'No template' }}
        />
      )}
      {places.length > 0 && (
        <Select
          label="Folder"
          placeholder="No folder"
          data={places}
          value={folderId}
          onChange={setWanted}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'No folder' }}
        />
      )}
      <Radio.Group label="Who can see and edit it" value={open ? 'everyone' : reach} onChange={setReach}>
        <Radio mt="xs" value="everyone" label="Everyone in the workspace" />
        <Radio
          mt="xs"
          value="me"
          label="Only me, until I share it"
          disabled={open}
          description={open ? 'Its folder is open to everyone, so the project is too.' : undefined}
        />
      </Radio.Group>
      {reach === 'me' && !open && <PlanGate gate={privacy} />}
      <ProblemNote problem={error} />
      <div className={styles.end}>
        <Button type="submit" loading={isPending}>
          Create project
        </Button>
        <Button variant="default" onClick={() => void navigate(-1)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
