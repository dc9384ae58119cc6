import type { ProjectView } from '@evident/domain/projects';
import { useRef } from 'react';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { uploadPicture } from '../kernel/api/upload-picture.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { Page } from '../ui/layout/page.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { EditButton } from './text-buttons.tsx';
import { TextStates } from './text-states.tsx';
import { FormatBar } from './format-bar.tsx';
import { useLiveText } from './use-live-text.ts';
import { TextMenus, useTextMenus } from './use-text-menus.tsx';
import styles from './project-readme.module.css';

export function Component() {
  return <ProjectGate>{(project) => <Readme project={project} />}</ProjectGate>;
}

function Readme({ project }: { project: ProjectView }) {
  const reason = projectReason('write', useRole(), project);
  // An empty readme opens in edit mode.
  const {
    live,
    opening,
    whyNot: whyNotWritten,
    me,
    present,
    editor,
    setEditor,
    writing,
    write,
    begin,
  } = useLiveText({ documentId: project.id, refused: 'The readme can’t be edited', reason, begins: true });
  const menus = useTextMenus();
  const sheet = useRef<HTMLDivElement>(null);
  const crumbs = projectCrumbs(project);
  useKeys(
    [{ keys: 'e', label: 'Edit the readme', group: 'This project', run: () => write(true) }],
    !writing && reason === undefined,
  );

  return (
    <Page
      title="Readme"
      width={864}
      crumbs={crumbs}
      presence={<PersonAvatars people={present} label="Here now" />}
      actions={<EditButton writing={writing} reason={whyNotWritten} onWrite={write} />}
    >
      {reason !== undefined && (
        <div className={styles.notice}>
          <ReadOnlyNotice reason={project.status === 'archived' ? 'This project is archived and read-only.' : reason} />
        </div>
      )}
      {writing && editor && (
        <div className={styles.tools}>
          <Toolbar editor={editor} onImage={(file) => uploadPicture(project.id, file)} projectId={project.id} />
        </div>
      )}
      <TextStates live={live} opening={opening} things="the readme" />
      <div className={styles.text} ref={sheet}>
        {live && opening.as === 'open' && (
          <TextEditor
            live={live}
            label={`Readme of ${project.title}`}
            writing={writing}
            me={me}
            onEscape={() => write(false)}
            onPicture={(file) => uploadPicture(project.id, file)}
            onBegin={begin}
            extensions={menus.extensions}
            onEditor={setEditor}
          />
        )}
        {writing && editor && (
          <>
            <TextMenus editor={editor} menus={menus} projectId={project.id} of={{ type: 'PROJECT', id: project.id }} />
            <FormatBar editor={editor} sheet={sheet} />
          </>
        )}
      </div>
    </Page>
  );
}
