import { answerOf, type ConversationMessage, type MessageView } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader } from '../ai/index.ts';

/** Messages as they are shown: answers without what the actor cannot see any more. A page may begin after the question of an answer. */
export async function viewsOf(
  actor: Actor,
  messages: readonly ConversationMessage[],
  texts: AiTextReader,
): Promise<MessageView[]> {
  const read = await texts.read(
    actor,
    messages.flatMap(({ aiTextId }) => aiTextId ?? []),
  );
  const byId = new Map(read.map((text) => [text.id, text]));
  let question = '';
  return messages.map(({ id, role, text, aiTextId, searched, missing, rating, createdAt }): MessageView => {
    if (role === 'USER') question = text;
    const answer = aiTextId === null ? null : (byId.get(aiTextId) ?? null);
    return {
      id,
      role,
      text,
      answer: answer && answerOf(question, answer.content, answer),
      searched,
      missing: [...(missing ?? [])],
      rating,
      createdAt: createdAt.toISOString(),
    };
  });
}
