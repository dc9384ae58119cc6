import { ActionIcon, Tooltip } from '@mantine/core';
import type { ConversationScope } from '@evident/domain/conversations';
import { useQuery } from '@tanstack/react-query';
import { Maximize2, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { AiState } from '../ai/ai-state.tsx';
import { aiStatusQuery } from '../data/ai/queries.ts';
import { useStart } from '../data/conversations/mutations.ts';
import { conversationQuery } from '../data/conversations/queries.ts';
import { noteQuery } from '../data/notes/queries.ts';
import { AskField } from '../features/ask/ask-field.tsx';
import { ConversationView } from '../features/ask/conversation-view.tsx';
import { conversationPath } from '../features/ask/links.ts';
import { ScopeBar } from '../features/ask/scope-bar.tsx';
import { isSameScope, scopeLabel, scopeWords } from '../features/ask/scope-words.ts';
import styles from '../features/ask/panel.module.css';
import { asProblem } from '../kernel/api/api-problem.ts';
import { askPanel } from '../kernel/ask-panel.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useNarrowScreen } from '../kernel/narrow-screen.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useAskReason } from './ask-reason.ts';
import { usePageScopes } from './use-page-scopes.ts';
import { useScopeTitle } from './use-scope-title.ts';

const INSIDE = '[data-ask-panel] *';

/** Asks about the page from anywhere. A conversation stays when the page changes. */
export function AskPanel() {
  const { conversationId } = askPanel.use();
  useClosedByLinks();
  useKeys([
    { keys: 'mod+j', label: 'Close the panel with questions', on: INSIDE, whileTyping: true, run: askPanel.close },
    { keys: 'Escape', label: 'Close the panel with questions', on: INSIDE, layer: true, run: askPanel.close },
  ]);
  return (
    <div className={styles.place}>
      <aside className={styles.panel} aria-label="Ask" data-ask-panel data-keys>
        {conversationId === null ? <Beginning /> : <Ongoing key={conversationId} id={conversationId} />}
      </aside>
    </div>
  );
}

/** On a phone the panel covers the page. A link in it opens what is below. */
function useClosedByLinks(): void {
  const narrow = useNarrowScreen();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (narrow && opened.current !== pathname) askPanel.close();
    opened.current = pathname;
  }, [narrow, pathname]);
}

function Head({ id }: { id: string | null }) {
  return (
    <header className={styles.head}>
      <h2>Ask</h2>
      {id !== null && (
        <>
          <Tooltip label="New conversation">
            <ActionIcon variant="subtle" aria-label="New conversation" onClick={() => askPanel.ask(null)}>
              <Plus size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Open as a page">
            <ActionIcon
              variant="subtle"
              aria-label="Open as a page"
              renderRoot={(props) => <Link {...props} to={conversationPath({ id })} onClick={askPanel.close} />}
            >
              <Maximize2 size={14} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      )}
      <ActionIcon variant="subtle" aria-label="Close: Ask" onClick={askPanel.close}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </header>
  );
}

/** Before the first question. The scope follows the page until the member chooses another. */
function Beginning() {
  const { chosen } = askPanel.use();
  const scopes = usePageScopes();
  const scope: ConversationScope = chosen ?? scopes[0]!;
  const title = useScopeTitle(scope);
  const label = scopeWords(scope, chosen?.title ?? title);
  const { ask, isPending } = useStart(askPanel.goOn);
  const reason = useAskReason();
  const status = useQuery(aiStatusQuery()).data;
  return (
    <>
      <Head id={null} />
      <div className={styles.body}>
        <Scope label={label} scope={scope} isOngoing={false} />
        {status && <AiState method={status.method} />}
        <AskField
          label={scope.type === 'WORKSPACE' ? 'Ask everything you can see' : 'Ask a question'}
          busy={isPending}
          reason={reason}
          autoFocus
          onAsk={(text) => ask(asked(scope), text)}
        />
      </div>
    </>
  );
}

function Ongoing({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(conversationQuery(id));
  const reason = useAskReason();
  return (
    <>
      <Head id={id} />
      <div className={styles.body}>
        {data ? (
          <>
            <Scope label={scopeLabel(data)} scope={data.scope} isOngoing />
            <ConversationView conversation={data} reason={reason} short />
          </>
        ) : error ? (
          <FailedState
            title="The conversation could not be loaded"
            problem={error}
            kept={asProblem(error).code === 'NotFound' ? 'It may have been deleted.' : 'Nothing is lost.'}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton things="this conversation" shape="text" count={4} />
        )}
      </div>
    </>
  );
}

interface ScopeProps {
  label: string;
  scope: ConversationScope;
  isOngoing: boolean;
}

/** The scope, what else can be asked about, and an offer to follow the page. */
function Scope({ label, scope, isOngoing }: ScopeProps) {
  const { chosen } = askPanel.use();
  const scopes = usePageScopes();
  const [nearest, wider] = [scopes[0]!, scopes[1]];
  const note = useQuery({ ...noteQuery(nearest.id ?? ''), enabled: nearest.type === 'NOTE' }).data;
  const around = note ? ({ type: 'PROJECT', id: note.projectId } as const) : (wider ?? EVERYTHING);
  const [title, aroundTitle] = [useScopeTitle(nearest), useScopeTitle(around)];
  const offered = [
    { one: nearest, words: scopeWords(nearest, title) },
    { one: around, words: scopeWords(around, aroundTitle) },
    { one: EVERYTHING, words: scopeWords(EVERYTHING, null) },
  ].filter(({ one }, at, all) => all.findIndex((other) => isSameScope(other.one, one)) === at);
  const follows = nearest.type !== 'WORKSPACE' && !isSameScope(scope, nearest);
  return (
    <ScopeBar
      label={label}
      isOngoing={isOngoing}
      choices={offered.map(({ one, words }) => ({
        label: words,
        chosen: isSameScope(one, scope),
        run: () => askPanel.ask(one === nearest ? null : one),
      }))}
      elsewhere={
        follows && (isOngoing || chosen !== null)
          ? { label: scopeWords(nearest, title), ask: () => askPanel.ask(null) }
          : null
      }
    />
  );
}

const EVERYTHING: ConversationScope = { type: 'WORKSPACE', id: null };

/** Without the title of a chosen scope. */
const asked = ({ type, id, ids }: ConversationScope): ConversationScope => ({ type, id, ...(ids ? { ids } : {}) });
