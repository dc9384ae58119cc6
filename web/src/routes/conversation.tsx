import { CONVERSATION_TITLE_MAX } from '@evident/domain/conversations';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { conversationQuery } from '../data/conversations/queries.ts';
import { scopeLabel } from '../features/ask/scope-words.ts';
import { ConversationView } from '../features/ask/conversation-view.tsx';
import { useConversationChanges } from '../data/conversations/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useAskReason } from './ask-reason.ts';
import { NotFound } from './not-found.tsx';

/** One conversation. */
export function Component() {
  const id = useParams()['conversationId'] ?? '';
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (data) return <Conversation key={id} conversation={data} />;
  if (error && asProblem(error).code === 'NotFound') return <NotFound />;
  return (
    <Page title="Ask">
      {error ? (
        <FailedState
          title="The conversation could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton things="this conversation" shape="text" count={4} />
      )}
    </Page>
  );
}

type Known = Parameters<typeof ConversationView>[0]['conversation'];

function Conversation({ conversation }: { conversation: Known }) {
  const navigate = useNavigate();
  const reason = useAskReason();
  const { rename, remove } = useConversationChanges(conversation);
  const placeholder = 'Untitled conversation';
  return (
    <Page
      title={conversation.title}
      placeholder={placeholder}
      width={864}
      titleInPage
      crumbs={[{ title: 'Ask', to: '/ask' }]}
      mark={<MessageCircleQuestion size={16} aria-hidden />}
      more={[
        {
          label: 'Delete',
          icon: Trash2,
          danger: true,
          run: () => void remove().then((gone) => gone && navigate('/ask', { replace: true })),
        },
      ]}
    >
      <PageTitle
        title={conversation.title}
        placeholder={placeholder}
        atMost={CONVERSATION_TITLE_MAX}
        onRename={rename}
      />
      <p style={{ color: 'var(--ink-dim)' }}>{scopeLabel(conversation)}</p>
      <ConversationView conversation={conversation} reason={reason} />
    </Page>
  );
}
