import type { ConversationView } from '@evident/domain/conversations';
import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { conversationPath } from './links.ts';
import { scopeLabel } from './scope-words.ts';
import styles from './ask.module.css';

const ROW = 56;

/** The member's conversations. */
export function ConversationList({ conversations }: { conversations: Paged<ConversationView> }) {
  const empty = (
    <EmptyState icon={MessageCircleQuestion} title="No conversations yet">
      Your questions and their answers appear here. Every sentence of an answer leads to the words it rests on.
    </EmptyState>
  );
  return (
    <Listing of={conversations} things="conversations" empty={empty}>
      {(items) => (
        <Rows
          items={items}
          label="Conversations"
          height={ROW}
          more={conversations.more}
          loadingMore={conversations.loadingMore}
        >
          {(conversation) => (
            <Link to={conversationPath(conversation)} className={styles.row}>
              <span className={styles.title} dir="auto">
                {conversation.title || 'Untitled conversation'}
              </span>
              <span className={styles.rowFacts}>
                <span>{scopeLabel(conversation)}</span>
                <RelativeTime at={conversation.updatedAt} />
              </span>
            </Link>
          )}
        </Rows>
      )}
    </Listing>
  );
}
