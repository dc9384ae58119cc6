import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import type { Editor } from '@tiptap/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { useLiveDocument } from '../editor/use-live-document.ts';
import { useMe, usePresent } from '../editor/use-present.ts';
import { useWriting } from '../editor/use-writing.ts';
import { upload } from '../features/insights/upload-picture.ts';
import { useRole, whyNot } from '../features/projects/why-not.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { OfflineNotice } from '../ui/states/offline-notice.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { useProjectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import styles from './project-readme.module.css';

/** What a project is about, in the words of those who do it. */
export function Component() {
  // Who may write is settled when the text is opened, so it opens anew when that changes.
  return <ProjectGate>{(project) => <Readme key={`${project.id} ${project.status} ${project.level}`} project={project} />}</ProjectGate>;
}

function Readme({ project }: { project: ProjectView }) {
  const { live, opening } = useLiveDocument(project.id);
  const reason = whyNot('write', useRole(), project);
  const me = useMe();
  const present = usePresent(live, me?.id);
  const crumbs = useProjectCrumbs(project);
  const [editor, setEditor] = useState<Editor | null>(null);
  const begun = reason === undefined && editor?.isEmpty === true;
  const [wanted, setWanted] = useWriting(begun);
  const writing = wanted && reason === undefined;
  useKeys([{ keys: 'e', label: 'Edit the readme', group: 'This project', run: () => setWanted(true) }], !writing && reason === undefined);

  return (
    <Page
      title="Readme" width={864} crumbs={crumbs} presence={<PersonAvatars people={present} label="Here now" />}
      actions={<DisabledReason reason={reason}><Button size="xs" variant={writing ? 'filled' : 'default'} leftSection={writing ? undefined : <Pencil size={13} aria-hidden />} onClick={() => setWanted(!writing)}>{writing ? 'Done' : 'Edit'}</Button></DisabledReason>}
    >
      <OfflineNotice>{writing ? 'What you type is kept on this page and saved when the connection is back.' : 'You see the readme as it was.'}</OfflineNotice>
      {reason !== undefined && <div className={styles.notice}><ReadOnlyNotice reason={project.status === 'archived' ? 'This project is archived. It can be read, but nobody can change it.' : reason} /></div>}
      {writing && editor && <div className={styles.tools}><Toolbar editor={editor} onImage={async (file) => (await upload(project.id, file)).id} /></div>}
      {opening.as === 'refused' && <Refused title="The readme could not be opened" reason={opening.reason} />}
      {opening.as === 'opening' && <ListSkeleton things="the readme" shape="text" count={4} />}
      <div className={styles.text}>
        {live && opening.as === 'open' && <TextEditor live={live} label={`Readme of ${project.title}`} writing={writing} me={me} onEscape={() => setWanted(false)} onEditor={setEditor} />}
      </div>
    </Page>
  );
}
