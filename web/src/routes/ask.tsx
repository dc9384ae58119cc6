import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AiState } from '../ai/ai-state.tsx';
import { aiStatusQuery } from '../data/ai/queries.ts';
import { conversationListQuery } from '../data/conversations/queries.ts';
import { AskField } from '../features/ask/ask-field.tsx';
import { ConversationList } from '../features/ask/conversation-list.tsx';
import { askedIn, conversationPath } from '../features/ask/links.ts';
import { useStart } from '../data/conversations/mutations.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { Section } from '../ui/section.tsx';
import { useAskReason } from './ask-reason.ts';
import { useScopeTitle } from './use-scope-title.ts';

/** Asks everything that the member sees, or a folder, project or note; lists earlier conversations. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { scope, question } = askedIn(search);
  const conversations = usePages(conversationListQuery());
  const { ask, isPending } = useStart((id) => void navigate(conversationPath({ id })));
  const reason = useAskReason();
  const status = useQuery(aiStatusQuery()).data;
  const title = useScopeTitle(scope);
  const where = title ? `“${title}”` : KINDS[scope.type];
  return (
    <Page title="Ask" width={864} mark={<MessageCircleQuestion size={16} aria-hidden />}>
      {status && <AiState method={status.method} />}
      <AskField
        key={`${scope.type} ${scope.id} ${question}`}
        label={scope.type === 'WORKSPACE' ? 'Ask everything you can see' : `Ask ${where}`}
        initial={question}
        busy={isPending}
        reason={reason}
        autoFocus
        onAsk={(text) => ask(scope, text)}
      />
      {scope.type !== 'WORKSPACE' && (
        <p style={{ marginTop: 8 }}>
          <Link to="/ask">Ask everything instead</Link>
        </p>
      )}
      <div style={{ marginTop: 32 }}>
        <Section title="Conversations">
          <ConversationList conversations={conversations} />
        </Section>
      </div>
    </Page>
  );
}

const KINDS = { WORKSPACE: 'everything', FOLDER: 'this folder', PROJECT: 'this project', NOTE: 'this note' };
