import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useWho } from '../../kernel/who.ts';
import { showToast } from '../../kernel/toasts.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { type TemplateSource, useSaveTemplate } from '../../data/templates/mutations.ts';

interface Props {
  from: TemplateSource;
  /** The title of the insight or project. */
  title: string;
  onClose: () => void;
}

export const WHY_NOT_WORKSPACE = 'Managers and admins change what the workspace shares';

const WORDS = {
  insight: {
    heading: 'Save as template',
    about: 'Keeps headings, prompts, lists and tables. Leaves out evidence, images and speakers. Remove answers later.',
    saved: 'Saved as template',
  },
  project: {
    heading: 'Save project as template',
    about:
      'Keeps sections, readme, fields, tag boards, shared views and insight templates. Leaves out notes, highlights, insights and people.',
    saved: 'Saved as project template',
  },
  extension: {
    heading: 'Create extension',
    about: 'Keeps the fields, tag boards and insight templates of this project. Other projects can install them.',
    saved: 'Created the extension',
  },
} as const;

/** Saves an insight or the structure of a project as a template or extension. */
export function SaveTemplateDialog({ from, title, onClose }: Props) {
  const who = useWho();
  const { mutateAsync } = useSaveTemplate(() => showToast({ title: WORDS[from.of].saved }));
  const { heading, about } = WORDS[from.of];
  const workspaceReason = who && managesWorkspaceContent(who.member) ? null : WHY_NOT_WORKSPACE;
  return (
    <TemplateDialog
      title={heading}
      verb={from.of === 'extension' ? 'Create extension' : 'Save template'}
      start={{ title, description: '' }}
      places={
        from.of === 'insight' && from.projectId !== null
          ? [
              { value: 'workspace', label: 'Everyone in the workspace', reason: workspaceReason },
              { value: 'project', label: 'Only in this project' },
            ]
          : []
      }
      onSubmit={(wording, place) =>
        mutateAsync({
          ...wording,
          from: from.of === 'insight' ? { ...from, projectId: place === 'project' ? from.projectId : null } : from,
        })
      }
      onClose={onClose}
    >
      <p>{about}</p>
    </TemplateDialog>
  );
}
