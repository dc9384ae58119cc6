import type { AskedScope, ConversationView } from '@evident/domain/conversations';

/** Where questions about a scope are asked. */
export const askPath = ({ type, id }: AskedScope, question = ''): string => {
  const query = new URLSearchParams({
    ...(id === null ? {} : { [type.toLowerCase()]: id }),
    ...(question === '' ? {} : { q: question }),
  });
  return query.size === 0 ? '/ask' : `/ask?${query}`;
};

/** The scope and question of such an address. */
export function askedIn(search: URLSearchParams): { scope: AskedScope; question: string } {
  const question = search.get('q') ?? '';
  for (const type of ['NOTE', 'PROJECT', 'FOLDER'] as const) {
    const id = search.get(type.toLowerCase());
    if (id) return { scope: { type, id }, question };
  }
  return { scope: { type: 'WORKSPACE', id: null }, question };
}

export const conversationPath = ({ id }: Pick<ConversationView, 'id'>): string => `/ask/${id}`;
