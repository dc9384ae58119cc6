import type { AiDocView } from '@evident/domain/ai-docs';
import { isBeingWritten, projectOfCitations } from '@evident/domain/evidence';
import type { ProjectView } from '@evident/domain/projects';
import { ActionIcon, Tooltip } from '@mantine/core';
import { Copy, Eye, FilePenLine, PanelRight, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SaveText } from '../ai/save-text.tsx';
import { WhatIsSent } from '../ai/what-is-sent.tsx';
import { readSent } from '../data/ai-docs/queries.ts';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { CitedWords } from '../features/ai-docs/cited-words.tsx';
import { DocEvidence } from '../features/ai-docs/doc-evidence.tsx';
import { DocState } from '../features/ai-docs/doc-state.tsx';
import { useRenameDoc, useRewriteDoc } from '../data/ai-docs/mutations.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { copyLink } from '../kernel/copy.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { usePanel } from './note-keys.ts';
import { EditButton } from './text-buttons.tsx';
import { TextStates } from './text-states.tsx';
import { useLiveText } from './use-live-text.ts';
import styles from './insight.module.css';

const group = 'This doc';

/** A doc: the document that members edit, and the generated text with its quotes next to it. */
export function DocScreen({ doc, project }: { doc: AiDocView; project: ProjectView }) {
  const { id, title } = doc;
  const reason = projectReason('write', useRole(), project);
  const text = useLiveText({ documentId: id, refused: 'This doc can’t be edited', reason, begins: false });
  const panel = usePanel({ memory: 'evident-doc-panel', usual: 'open' });
  const [shown, setShown] = useState<'delete' | 'sent' | null>(null);
  const { mutate: rename } = useRenameDoc();
  const rewrite = useRewriteDoc(id);
  const navigate = useNavigate();
  const { writing, write, whyNot, present } = text;
  useKeys([{ keys: 'e', label: 'Edit the text', group, run: () => write(true) }], !writing && reason === undefined);
  useKeys([{ keys: 'Escape', label: 'Stop editing', group, whileTyping: true, run: () => write(false) }], writing);
  const close = () => setShown(null);
  return (
    <Page
      title={title}
      width="full"
      titleInPage
      crumbs={[{ title: 'Docs', to: '/docs' }]}
      mark={<FilePenLine size={16} aria-hidden />}
      presence={<PersonAvatars people={present} label="Here now" />}
      actions={
        <>
          <EditButton writing={writing} reason={whyNot} onWrite={write} />
          <Tooltip label={panel.open ? 'Hide the evidence' : 'Show the evidence'}>
            <ActionIcon aria-label="Evidence" aria-expanded={panel.open} onClick={panel.toggle}>
              <PanelRight size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      }
      more={[
        {
          label: 'Write again',
          icon: RotateCw,
          disabledReason: isBeingWritten(doc.text) ? 'It is being written' : reason,
          run: () => rewrite.mutate({}),
        },
        { label: 'What is sent', icon: Eye, run: () => setShown('sent') },
        { label: 'Copy link', icon: Copy, run: () => void copyLink(`${location.origin}/docs/${id}`) },
        {
          label: 'Delete…',
          icon: Trash2,
          danger: true,
          apart: true,
          disabledReason: reason,
          run: () => setShown('delete'),
        },
      ]}
    >
      <WhatIsSent opened={shown === 'sent'} onClose={close} of={`doc ${id}`} read={readSent(id)} />
      {shown === 'delete' && (
        <DeleteDialog
          thing={{ type: 'AI_DOC', id, title }}
          onClose={close}
          onDeleted={() => void navigate('/docs', { replace: true })}
        />
      )}
      <div className={styles.insight} data-panel={panel.open || undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <PageTitle
              title={title}
              byKey={false}
              onRename={reason === undefined ? (words) => rename({ doc, title: words }) : undefined}
            />
            <DocFacts doc={doc} />
            <DocState doc={doc} reason={reason} />
            <DocText doc={doc} text={text} told={reason !== undefined} />
          </div>
        </div>
        {panel.open && (
          <SidePanel label="Evidence" onClose={panel.toggle}>
            <DocEvidence
              doc={doc}
              actions={
                <SaveText
                  textId={doc.text.id}
                  projectId={doc.projectId ?? projectOfCitations(doc.text.content.citations)}
                  defaultTitle={title}
                />
              }
            />
          </SidePanel>
        )}
      </div>
    </Page>
  );
}

function DocFacts({ doc: { projectId, projectTitle, agent, createdBy, createdAt } }: { doc: AiDocView }) {
  return (
    <p className={styles.facts}>
      <Link to={`/projects/${projectId}`}>{projectTitle}</Link>
      <span>
        {agent ? <Link to={`/agents/${agent.id}`}>Agent {agent.title}</Link> : createdBy.name},{' '}
        <RelativeTime at={createdAt} />
      </span>
    </p>
  );
}

interface TextProps {
  doc: AiDocView;
  text: ReturnType<typeof useLiveText>;
  /** The page already says why it is read-only. */
  told: boolean;
}

function DocText({ doc: { title, text: generated }, text, told }: TextProps) {
  const { live, opening, me, editor, setEditor, writing, begin } = text;
  return (
    <>
      {writing && editor && (
        <div className={styles.tools}>
          <Toolbar editor={editor} />
        </div>
      )}
      <TextStates live={live} opening={opening} things="the text" told={told} />
      <div className={styles.docText} data-cited-text>
        {live && opening.as === 'open' && (
          <TextEditor
            live={live}
            label={`Text of ${title}`}
            writing={writing}
            me={me}
            onBegin={begin}
            onEditor={setEditor}
          />
        )}
        <CitedWords editor={editor} content={generated.content} />
      </div>
    </>
  );
}
