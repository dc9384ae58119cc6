import { TitleDialog } from '../ui/title-dialog.tsx';
import { Button } from '@mantine/core';
import { type FilterForm, formGiven } from '@evident/domain/filters';
import type { ProjectView } from '@evident/domain/projects';
import { type ShownView, VIEW_TITLE_MAX, VIEWED_TYPES, type ViewedType, fieldsOf } from '@evident/domain/views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { filterFieldsQuery } from '../data/fields/queries.ts';
import { viewsQuery } from '../data/views/queries.ts';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { allRowsPath, BUILT_IN, viewPath, viewTabOf } from '../features/views/links.ts';
import { lookOf, lookToText, PLAIN_LOOK } from '../features/views/look.ts';
import { useViewChanges } from '../data/views/mutations.ts';
import { useViewLook } from '../features/views/use-view-look.ts';
import { viewEntries } from '../features/views/view-menu.ts';
import { ProjectCanvas } from './project-canvas.tsx';
import { AskSelected } from './ask-selected.tsx';
import { SelectedHighlightActions } from './selected-highlights.tsx';
import { ViewCanvas } from './view-canvas.tsx';
import { ViewFrame } from '../features/views/view-frame.tsx';
import { ViewRows } from '../features/views/view-rows.tsx';
import { ViewTabs } from '../features/views/view-tabs.tsx';
import { formToAddress } from '../kernel/filter-address.ts';
import { copyLink } from '../kernel/copy.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useNewInsight } from '../features/insights/use-new-insight.tsx';
import { useNewNote } from '../features/notes/use-new-note.tsx';
import { useProjectImport } from './use-project-import.tsx';
import { NotFound } from './not-found.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

/** Notes, insights or highlights of a project in a saved view, or all of them. */
export function Component() {
  return <ProjectGate>{(project) => <Views key={project.id} project={project} />}</ProjectGate>;
}

function Views({ project }: { project: ProjectView }) {
  const viewId = useParams()['viewId'] ?? '';
  const views = useQuery(viewsQuery(project.id)).data;
  const builtIn = BUILT_IN[viewId];
  const view = views?.find(({ id }) => id === viewId);
  if (!views)
    return (
      <Page title="" placeholder="View">
        <ViewFrame>
          <ListSkeleton things="this view" />
        </ViewFrame>
      </Page>
    );
  if (viewId === '') {
    const first = firstOf(views) ?? 'notes';
    return <Navigate replace to={viewPath(projectPath(project), first)} />;
  }
  if (!view && !builtIn) return <NotFound />;
  const type = view?.objectType ?? builtIn!;
  return <Opened key={`${viewId} ${type}`} project={project} type={type} view={view ?? null} views={views} />;
}

/** The view that opens first: of notes, insights, or highlights. */
const firstOf = (views: readonly ShownView[]): string | undefined =>
  VIEWED_TYPES.flatMap((type) => views.find((view) => view.isDefault && view.objectType === type) ?? [])[0]?.id;

interface Props {
  project: ProjectView;
  type: ViewedType;
  /** Null: all objects of the type. */
  view: ShownView | null;
  views: readonly ShownView[];
}

const RESULT = { NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight' } as const;
const NAMES = { NOTE: 'All notes', INSIGHT: 'All insights', HIGHLIGHT: 'All highlights' };

function Opened({ project, type, view, views }: Props) {
  const path = projectPath(project);
  const navigate = useNavigate();
  const { said, say } = useAddress();
  const reason = projectReason('write', useRole(), project) ?? null;
  const usual = useMemo(() => (view ? lookOf(view) : PLAIN_LOOK), [view]);
  const { look, setLook } = useViewLook(usual, view !== null);
  const filter = useListFilter({ resultKeys: [RESULT[type]], projectId: project.id }, { saveReason: reason });
  const form = formOf(filter.parameter);
  const ready = useSavedViewInAddress(view);
  const { button: importing, surfaces } = useProjectImport(project, reason);
  const writing = useNewNote(project.id, reason);
  const heads = { NOTE: importing, INSIGHT: useNewInsight(project.id, reason), HIGHLIGHT: undefined };
  const fields = useQuery(filterFieldsQuery(project.id)).data;
  const own = useMemo(() => (fields ?? []).filter(({ objectType }) => objectType === fieldsOf(type)), [fields, type]);
  const changes = useViewChanges(project.id);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const isChanged =
    view !== null && (lookToText(look) !== lookToText(usual) || said('filter') !== formToAddress(view.viewData.filter));
  const { layout, ...search } = look;
  const viewData = { ...search, filter: form ?? { combinator: 'and', fieldForms: [] } };
  const address = globalThis.location.href;
  const entries = view
    ? viewEntries({
        view,
        views,
        changes,
        reason,
        onRename: () => setNaming('rename'),
        onCopied: ({ id }) => void navigate(viewPath(path, id)),
        onDeleted: () => void navigate(allRowsPath(path, type), { replace: true }),
        onCopyLink: () => void copyLink(address),
      })
    : [];
  const actions = (
    <>
      {type === 'INSIGHT' && (
        <Button
          size="xs"
          variant="subtle"
          renderRoot={(props) => <Link {...props} to={`${viewPath(path, view?.id ?? 'insights')}/present`} />}
        >
          Present
        </Button>
      )}
      {reason === null && view && isChanged && (
        <>
          <Button
            size="xs"
            variant="subtle"
            onClick={() => say({ look: lookToText(usual), saved: '', filter: formToAddress(view.viewData.filter) })}
          >
            Discard changes
          </Button>
          <Button size="xs" variant="default" onClick={() => void changes.change(view, { layout, viewData })}>
            Save changes
          </Button>
        </>
      )}
      {reason === null && (
        <Button size="xs" variant={view ? 'subtle' : 'default'} onClick={() => setNaming('new')}>
          Save as view…
        </Button>
      )}
    </>
  );
  if (!ready || !fields)
    return (
      <Page title={view?.title ?? NAMES[type]} crumbs={projectCrumbs(project)} width="full">
        <ListSkeleton things="this view" />
      </Page>
    );
  return (
    <Page
      title={view?.title ?? NAMES[type]}
      crumbs={projectCrumbs(project)}
      width="full"
      more={entries}
      actions={heads[type]}
    >
      <ViewFrame>
        <ViewTabs project={path} tab={view ? viewTabOf(view) : type} views={views} />
        <ViewRows
          projectId={project.id}
          type={type}
          look={look}
          filter={{ form, bar: filter.bar, blocked: filter.blocked, clear: filter.clear }}
          fields={own}
          readOnly={reason}
          canvas={
            view ? (
              <ViewCanvas view={view} reason={reason} changes={changes} />
            ) : (
              <ProjectCanvas projectId={project.id} reason={reason} />
            )
          }
          actions={actions}
          adding={type === 'NOTE' ? writing : undefined}
          selectedActions={
            type === 'HIGHLIGHT'
              ? (rows, done) => <SelectedHighlightActions project={project} rows={rows} onDone={done} />
              : type === 'NOTE'
                ? (rows) => <AskSelected rows={rows} />
                : undefined
          }
          onLook={setLook}
        />
      </ViewFrame>
      {surfaces}
      {naming === 'new' && (
        <TitleDialog
          label="Name"
          maxLength={VIEW_TITLE_MAX}
          heading="Save view"
          verb="Save view"
          onTitle={async (title) => {
            const made = await changes.create.mutateAsync({ title, objectType: type, layout, viewData });
            if (made) void navigate(viewPath(path, made.id));
          }}
          onClose={() => setNaming(null)}
        />
      )}
      {naming === 'rename' && view && (
        <TitleDialog
          label="Name"
          maxLength={VIEW_TITLE_MAX}
          heading="Rename view"
          title={view.title}
          verb="Rename"
          onTitle={(title) => changes.rename(view, title)}
          onClose={() => setNaming(null)}
        />
      )}
    </Page>
  );
}

const formOf = (parameter: string | undefined): FilterForm | undefined =>
  parameter === undefined ? undefined : formGiven(parameter);

/** Puts a saved view into the address, where it is changed and shared from then on. False until it is there. */
function useSavedViewInAddress(view: ShownView | null): boolean {
  const { said, say } = useAddress();
  const there = view === null || said('look') !== '';
  useEffect(() => {
    // A link may name another filter than the view's, without a look.
    if (!there && view)
      say({ look: lookToText(lookOf(view)), filter: said('filter') || formToAddress(view.viewData.filter) });
  });
  return there;
}
