import { sanitizedAddress } from './sanitized-address.ts';

/** Longest message that a link may carry (decided). */
const MESSAGE_MAX = 5_000;
const NAME_MAX = 200;

/** The contents of a link to the feedback page (specification, document 000, section 2). */
export interface FeedbackLink {
  readonly beta: string | null;
  readonly code: string | null;
  /** The page that the feedback is about, without secrets. */
  readonly context: string | null;
  readonly message: string;
  readonly product: string | null;
  readonly simplificationState: string | null;
  readonly withAttachment: boolean;
  readonly withThumbsUpOrDownRating: boolean;
}

/** The part of `URLSearchParams` that is read. */
interface Values {
  get(name: string): string | null;
}

/**
 * Reads query and hash of a link to the feedback page. `teamId`, `userEmail`, `userId` and `userName` are ignored,
 * because the session names the member, and a link could name another one. `frontFeedbackUrl` is ignored too: feedback
 * never goes to an address that a link chooses (decided).
 */
export function readFeedbackLink(query: Values, hash: Values): FeedbackLink {
  const name = (value: string | null): string | null => value?.trim().slice(0, NAME_MAX) || null;
  const context = query.get('context');
  return {
    beta: name(query.get('beta')),
    code: name(query.get('code')),
    context: context === null ? null : sanitizedAddress(context.trim()) || null,
    message: (query.get('message') ?? '').slice(0, MESSAGE_MAX),
    product: name(query.get('product')),
    simplificationState: name(hash.get('simplificationState')),
    withAttachment: isTrue(hash.get('withAttachment')),
    withThumbsUpOrDownRating: isTrue(hash.get('withThumbsUpOrDownRating')),
  };
}

const isTrue = (value: string | null): boolean => value === 'true' || value === '1';

/** The feedback as text, to be sent by the member's own mail program. */
export function feedbackText(
  { beta, code, context, product, simplificationState }: FeedbackLink,
  { message, rating }: { readonly message: string; readonly rating: 'UP' | 'DOWN' | null },
): string {
  const facts = [
    ['Rating', rating && (rating === 'UP' ? 'Good' : 'Bad')],
    ['Page', context],
    ['Part', product],
    ['Beta', beta],
    ['Code', code],
    ['State', simplificationState],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [message.trim(), facts.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** A link that opens the text in the member's mail program. Without an address, the member chooses the recipient. */
export function feedbackMail(address: string | null, text: string): string {
  const to = /<([^<>]+)>$/.exec(address ?? '')?.[1] ?? address ?? '';
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent('Feedback about Evident')}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
