import { askedOf, type Conversation, type ConversationMessage, scopeOf } from '@evident/domain/conversations';
import { type Source, checkedWords } from '@evident/domain/evidence';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader, WritingTask } from '../ai/index.ts';
import { answerTask, type Asked, type AskingPorts, passagesFor } from './asking.ts';

/**
 * Finds the sources of an answer with the rights that the member has now, and words the task of the model.
 * @param messages the questions and answers of the conversation, oldest first; the last one is the question
 */
export async function prepareAnswer(
  { find, understanding, texts }: AskingPorts & { readonly texts: AiTextReader },
  actor: Actor,
  conversation: Conversation,
  messages: readonly ConversationMessage[],
): Promise<{ task: WritingTask; sources: Source[] }> {
  const text = messages.at(-1)!.text;
  const earlier = messages.slice(0, -1);
  const question = askedOf(text, earlier.findLast(({ role }) => role === 'USER')?.text ?? null);
  const scope = scopeOf(conversation);
  const found = await find(actor, scope, question, passagesFor('MODEL'));
  const task = answerTask({ question: text, scope, earlier: await shown(texts, actor, earlier) }, found, understanding);
  return { task, sources: found.passages.map(({ source }) => source) };
}

/** Earlier answers without what the member cannot see any more. */
async function shown(
  texts: AiTextReader,
  actor: Actor,
  messages: readonly ConversationMessage[],
): Promise<Asked['earlier']> {
  const read = await texts.read(
    actor,
    messages.flatMap(({ aiTextId }) => aiTextId ?? []),
  );
  const words = new Map(read.map(({ id, content }) => [id, checkedWords(content)]));
  return messages.flatMap(({ role, text, aiTextId }): Asked['earlier'] => {
    if (role === 'USER') return [{ role: 'user', text }];
    const answer = words.get(aiTextId ?? '');
    return answer ? [{ role: 'assistant', text: answer }] : [];
  });
}
