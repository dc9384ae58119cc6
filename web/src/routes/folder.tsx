import { idFromSlugged } from '@evident/domain/links';
import { folderTitle, type FolderView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, MessageCircleQuestion } from 'lucide-react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { foldersQuery } from '../data/projects/queries.ts';
import { AccessEditor } from '../features/access/access-editor.tsx';
import { FollowButton } from '../features/feeds/follow-button.tsx';
import { askPath } from '../features/ask/links.ts';
import { PublishedInsights } from '../features/insights/published-insights.tsx';
import { FolderContents } from '../features/projects/folder-contents.tsx';
import { useOwnFolderMenu } from '../features/projects/folder-menu.tsx';
import { folderPath } from '../features/projects/links.ts';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { StarButton } from '../features/projects/star-button.tsx';
import { useRenameFolder } from '../data/projects/folder-mutations.ts';
import { useRole, folderReason } from '../features/projects/disabled-reasons.ts';
import { listOf } from '../kernel/queries/use-pages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Section } from '../ui/section.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { FolderChannels } from './folder-channels.tsx';
import { NotFound } from './not-found.tsx';
import { useCanonicalPath } from './canonical-path.ts';
import { useFolderCrumbs } from './project-crumbs.tsx';

/** A folder: all items, its projects, its channels, or the insights published in it and its subfolders. */
export function Component() {
  const id = idFromSlugged(useParams()['id'] ?? '');
  const { items, problem, again } = listOf(useQuery(foldersQuery()));
  const folder = items?.find((one) => one.id === id);
  if (folder) return <FolderPage key={folder.id} folder={folder} />;
  if (items) return <NotFound />;
  if (problem)
    return (
      <Page title="Folder">
        <FailedState title="The folder could not be loaded" problem={problem} kept="Nothing is lost." onRetry={again} />
      </Page>
    );
  return (
    <Page title="" placeholder="Folder">
      <ListSkeleton things="this folder" />
    </Page>
  );
}

function FolderPage({ folder }: { folder: FolderView }) {
  const part = useLocation().pathname.split('/').at(3) ?? '';
  const role = useRole();
  const readOnly = folderReason('write', role, folder) ?? null;
  const { mutate: rename } = useRenameFolder();
  const { entries, dialog } = useOwnFolderMenu(folder);
  const crumbs = useFolderCrumbs(folder.parentId);
  const path = folderPath(folder);
  useCanonicalPath(path);
  const links = [
    { title: 'Everything', to: path },
    { title: 'Projects', to: `${path}/projects` },
    { title: 'Channels', to: `${path}/channels` },
    { title: 'Insights', to: `${path}/insights` },
  ];
  return (
    <Page
      title={folder.title}
      placeholder={folderTitle('')}
      width={part === 'insights' ? 1200 : 1084}
      titleInPage
      crumbs={crumbs}
      more={[
        { label: 'Ask about this folder', icon: MessageCircleQuestion, to: askPath({ type: 'FOLDER', id: folder.id }) },
        ...entries,
      ]}
      presence={
        <>
          <FollowButton type="PROJECT_CATEGORY" id={folder.id} title={folderTitle(folder.title)} />
          <StarButton
            type="PROJECT_CATEGORY"
            id={folder.id}
            title={folderTitle(folder.title)}
            starred={folder.starred}
          />
        </>
      }
    >
      {dialog}
      {readOnly !== null && (
        <div style={{ marginBottom: 20 }}>
          <ReadOnlyNotice reason={readOnly} />
        </div>
      )}
      <PageTitle
        title={folder.title}
        placeholder={folderTitle('')}
        onRename={(title) => rename({ folder, title })}
        fixed={readOnly}
      />
      <SectionLinks label="What to show" links={links} />
      {part === 'insights' ? (
        <Section title="Published here and in the folders below">
          <PublishedInsights
            folderId={folder.id}
            empty={
              <EmptyState icon={Lightbulb} title="Insights published in this folder appear here">
                Insights of its projects, and of the folders in it.
              </EmptyState>
            }
          />
        </Section>
      ) : part === 'channels' ? (
        <FolderChannels folder={folder} reason={readOnly ?? undefined} />
      ) : (
        <>
          <FolderContents folder={folder} show={part === 'projects' ? 'projects' : 'everything'} />
          {part === '' && <FolderChannels folder={folder} reason={readOnly ?? undefined} amongOthers />}
        </>
      )}
      <FolderAccess folder={folder} />
    </Page>
  );
}

/** Access settings in a dialog; `?access=list` in the URL. */
function FolderAccess({ folder }: { folder: FolderView }) {
  const [search, setSearch] = useSearchParams();
  const role = useRole();
  const close = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('access');
        return after;
      },
      { replace: true },
    );
  return (
    <Dialog
      opened={search.has('access')}
      onClose={close}
      size="lg"
      title={`Who has access to “${folderTitle(folder.title)}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <AccessEditor on={{ kind: 'folder', id: folder.id }} reason={folderReason('manage', role, folder) ?? null} />
    </Dialog>
  );
}
