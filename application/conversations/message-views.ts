import { answerOf, type ConversationMessage, type MessageView } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader } from '../ai/index.ts';
import { type GlossaryNames, findNamesIn } from '../glossary/index.ts';
import { widenedBy } from '../search/index.ts';
import type { PassageReader } from './passage-reader.ts';
import { passagesNow } from './shown-passages.ts';

export interface ViewingPorts {
  readonly texts: AiTextReader;
  readonly passages: Pick<PassageReader, 'sources'>;
  readonly glossary: GlossaryNames;
}

/** Messages as they are shown: answers without what the actor cannot see any more. A page may begin after the question of an answer. */
export async function viewsOf(
  actor: Actor,
  messages: readonly ConversationMessage[],
  { texts, passages, glossary }: ViewingPorts,
): Promise<MessageView[]> {
  const read = await texts.read(
    actor,
    messages.flatMap(({ aiTextId }) => aiTextId ?? []),
  );
  const cited = read.filter(({ state }) => state === 'DONE').flatMap(({ content }) => content.citations);
  const shown = new Map((await passagesNow(actor, cited, passages)).map((passage, at) => [cited[at]!, passage]));
  const byId = new Map(read.map((text) => [text.id, text]));
  const asked = [...new Set(messages.flatMap(({ role, text }) => (role === 'USER' ? [text] : [])))];
  const names = await findNamesIn(glossary, actor, asked);
  const terms = new Map(asked.map((text, at) => [text, widenedBy(names[at]!)]));
  let question = '';
  return messages.map(({ id, role, text, aiTextId, searched, missing, rating, counted, createdAt }): MessageView => {
    if (role === 'USER') question = text;
    const answer = aiTextId === null ? null : (byId.get(aiTextId) ?? null);
    return {
      id,
      role,
      text,
      answer:
        answer &&
        answerOf(
          question,
          answer.content,
          answer,
          answer.content.citations.flatMap((citation) => shown.get(citation) ?? []),
          terms.get(question),
        ),
      counted,
      searched,
      missing: [...(missing ?? [])],
      rating,
      createdAt: createdAt.toISOString(),
    };
  });
}
