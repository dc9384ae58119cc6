import { Button } from '@mantine/core';
import type { RichNode } from '@evident/domain/content';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import type { TemplateView } from '@evident/domain/templates';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { templateQuery } from '../data/templates/queries.ts';
import { DraftEditor } from '../editor/draft-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { WHY_NOT_WORKSPACE } from '../features/templates/save-template-dialog.tsx';
import { useCreateTemplate, useTemplateChanges } from '../data/templates/mutations.ts';
import styles from '../features/templates/templates.module.css';
import { asProblem } from '../kernel/api/api-problem.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { showToast } from '../kernel/toasts.ts';
import { useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { NotFound } from './not-found.tsx';

const CRUMBS = [
  { title: 'Settings', to: '/settings' },
  { title: 'Templates', to: '/settings/templates/insights' },
];

/** The text of an insight template. */
export function Component() {
  const { insightId = '' } = useParams();
  const { data, error, refetch } = useQuery(templateQuery(insightId));
  if (data) return data.kind === 'INSIGHT' ? <Template key={data.id} template={data} /> : <NotFound />;
  if (error && asProblem(error).status === 404) return <NotFound />;
  return (
    <Page title="" placeholder="Opening…" width={864} crumbs={CRUMBS}>
      {error ? (
        <FailedState title="The template could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="the template" shape="text" count={5} />
      )}
    </Page>
  );
}

function Template({ template }: { template: TemplateView }) {
  const { title, description, builtIn, content } = template;
  const who = useWho();
  const navigate = useNavigate();
  const { update } = useTemplateChanges();
  const manages = who !== null && managesWorkspaceContent(who.member);
  const reason = builtIn ? 'Built-in templates cannot be changed' : manages ? null : WHY_NOT_WORKSPACE;
  const [draft, setDraft] = useState<RichNode | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const copy = useCreateTemplate((id) => void navigate(`/settings/templates/insights/${id}`));
  const attempt = (change: Promise<unknown>) =>
    change.catch((thrown: unknown) => {
      showProblem(thrown, 'The template was not saved');
    });
  const save = async () => {
    if (!draft) return;
    await update(template, { content: { ...draft } });
    setDraft(null);
    showToast({ title: 'Saved the template' });
  };
  return (
    <Page
      title={title}
      titleInPage
      width={864}
      crumbs={CRUMBS}
      actions={
        builtIn ? (
          <DisabledReason reason={manages ? null : WHY_NOT_WORKSPACE}>
            <Button
              loading={copy.isPending}
              onClick={() => copy.mutate({ title: `Copy of ${title}`, description, content })}
            >
              Copy to change
            </Button>
          </DisabledReason>
        ) : (
          <DisabledReason reason={reason ?? (draft === null ? 'No changes to save' : null)}>
            <Button onClick={() => void attempt(save())}>Save</Button>
          </DisabledReason>
        )
      }
    >
      {reason !== null && <ReadOnlyNotice reason={reason} />}
      <PageTitle
        title={title}
        placeholder="Template"
        onRename={reason === null ? (words) => void attempt(update(template, { title: words })) : undefined}
      />
      <p className={styles.about} dir="auto">
        {description}
      </p>
      {editor && reason === null && (
        <div className={styles.tools}>
          <Toolbar editor={editor} live={false} />
        </div>
      )}
      <DraftEditor
        content={content as unknown as RichNode}
        label={`Text of ${title}`}
        writing={reason === null}
        onChange={setDraft}
        onEditor={setEditor}
      />
    </Page>
  );
}
