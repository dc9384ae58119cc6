import { VisuallyHidden } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Unlink } from 'lucide-react';
import type { SharedView } from '@evident/domain/sharing';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Key } from '../../data/sharing/queries.ts';
import { useDocumentTitle } from '../../kernel/document-title.ts';
import { WorkspaceIcon } from '../../ui/layout/workspace-icon.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';

import { PasswordForm } from './password-form.tsx';
import { playablesOf } from './playables.ts';
import { SharedArticle } from './shared-article.tsx';
import { SharedProject, type SharedProjectProps } from './shared-project.tsx';
import { SharedQuote } from './shared-quote.tsx';
import { useShared } from './use-shared.ts';
import styles from './shared.module.css';

const Playables = lazy(async () => ({ default: (await import('./playables-context.tsx')).Playables }));
const SharedReel = lazy(async () => ({ default: (await import('./shared-reel.tsx')).SharedReel }));

interface Props {
  token: string;
  /** Shown in a page of someone else: without the name of the workspace. */
  embedded?: boolean;
}

/** The page of a public link for visitors, without links into the workspace. */
export function PublicPage({ token, embedded = false }: Props) {
  const [password, setPassword] = useState<string | null>(null);
  const key: Key = { token, password };
  const { shared, problem, again, ...rest } = useShared(key);
  const gone = problem?.status === 404;
  useDocumentTitle(gone ? 'This link no longer works' : shared?.title || (shared?.quote ? 'Quote' : 'Shared page'));
  // Stays visible while another password is checked, and after a wrong one or too many attempts.
  const asked =
    problem?.status === 401 ||
    (password !== null && shared === undefined && (problem === null || problem.status === 429));
  return (
    <div className={styles.page}>
      {!shared?.searchEngines && <meta name="robots" content="noindex, nofollow" />}
      {shared && !gone && !asked && !embedded && (
        <header className={styles.masthead}>
          <WorkspaceIcon
            name={shared.workspace.name}
            color={shared.workspace.color}
            logoUrl={shared.workspace.logoUrl}
          />
          <span>{shared.workspace.name}</span>
        </header>
      )}
      <main className={styles.main} data-door={asked}>
        {gone ? (
          <Nowhere />
        ) : asked ? (
          <PasswordForm
            problem={password === null ? null : problem && problem.inWords}
            busy={problem === null}
            onSubmit={(tried) => (tried === password ? again() : setPassword(tried))}
          />
        ) : shared ? (
          <Playing shared={shared} by={key}>
            <Shown shared={shared} by={key} {...rest} />
          </Playing>
        ) : problem ? (
          <FailedState title="This page could not be loaded" problem={problem} onRetry={again} />
        ) : (
          <ListSkeleton things="this page" shape="text" count={5} />
        )}
      </main>
      <footer className={styles.foot}>Shared with Evident</footer>
    </div>
  );
}

/** Loads the player only for pages with something to play. */
function Playing({ shared, by, children }: { shared: SharedView; by: Key; children: ReactNode }) {
  const playables = useMemo(() => playablesOf(shared), [shared]);
  if (playables.size === 0) return children;
  return (
    <Suspense fallback={children}>
      <Playables by={by} playables={playables}>
        {children}
      </Playables>
    </Suspense>
  );
}

function Shown({ shared, by, ...rest }: SharedProjectProps): ReactNode {
  if (shared.objectType === 'project') return <SharedProject shared={shared} by={by} {...rest} />;
  if (shared.reel)
    return (
      <Suspense fallback={<ListSkeleton things="this reel" shape="text" count={5} />}>
        <SharedReel title={shared.title} reel={shared.reel} />
      </Suspense>
    );
  if (shared.quote)
    return (
      <div className={styles.alone}>
        <VisuallyHidden component="h1">Quote</VisuallyHidden>
        <SharedQuote by={by} words={shared.quote} />
      </div>
    );
  return shared.documents.map((document) => (
    <SharedArticle
      key={document.id}
      document={document}
      by={by}
      placeholder={shared.objectType === 'note' ? UNTITLED_NOTE : UNTITLED_INSIGHT}
    />
  ));
}

function Nowhere() {
  return (
    <>
      <VisuallyHidden component="h1">This link no longer works</VisuallyHidden>
      <StateMessage icon={Unlink} title="This link no longer works">
        It may have been switched off or have ended. Ask the person who sent it for a new one.
      </StateMessage>
    </>
  );
}
