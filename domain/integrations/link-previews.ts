import type { Uuid } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { idFromSlugged } from '../links/index.ts';
import type { Actor } from '../permissions/index.ts';
import { SHARE_TOKEN } from '../sharing/index.ts';

/** The objects whose links name a kind in other services. */
const PREVIEWED = ['note', 'insight', 'tag', 'project', 'folder', 'person'] as const;
export type PreviewedKind = (typeof PREVIEWED)[number];

/** A link to this installation, as it was posted elsewhere. */
export type PostedLink =
  | { readonly to: 'object'; readonly kind: PreviewedKind; readonly id: string }
  | { readonly to: 'publicPage'; readonly token: string };

/** Paths of public pages (document 000, section 2). */
const PUBLIC = /^\/(?:p\/data|p|public-object|embed\/reels)\/([^/]+)$/;

/** The object of a path; null for a path that shows none. */
export function linkOf(path: string): PostedLink | null {
  const token = PUBLIC.exec(path)?.[1];
  if (token !== undefined) return SHARE_TOKEN.test(token) ? { to: 'publicPage', token } : null;
  const [, page, last] = /^\/([a-z]+)\/([^/]+)/.exec(path) ?? [];
  const id = idFromSlugged(last ?? '');
  const kind = PREVIEWED.find((one) => KINDS[one].page === page);
  return kind && id !== undefined ? { to: 'object', kind, id } : null;
}

/** The facts that decide what everyone in a channel gets to see of a link. */
export interface PreviewFacts {
  /** The choice of an admin for the workspace. */
  readonly showsTitles: boolean;
  /** The channel is shared with another organization. */
  readonly outsiders: boolean;
  /** The member who posted the link connected their account, and sees the object. */
  readonly posterSees: boolean;
  /** Each member of the workspace sees the object, also one without grants of their own. */
  readonly allSee: boolean;
}

/** Names of participants stay in Evident. */
const NEVER_TITLED: readonly PreviewedKind[] = ['person'];

/**
 * How a link to an object is shown. Everyone in the channel sees it, so it has a title only if everyone in the workspace may
 * see that, an admin chose it, no other organization reads along, and the poster could have copied the title in. Otherwise it
 * names the kind, which the path says already. It never depends on whether the object exists.
 */
export const previewOf = (
  kind: PreviewedKind,
  { showsTitles, outsiders, posterSees, allSee }: PreviewFacts,
): 'title' | 'kind' =>
  !NEVER_TITLED.includes(kind) && showsTitles && !outsiders && posterSees && allSee ? 'title' : 'kind';

/** A member without grants of their own: what they see, all members see. */
export const anyMember = (teamId: Uuid): Actor => ({
  teamId,
  userId: '00000000-0000-0000-0000-000000000000',
  role: 'VIEWER',
  workspaceAdmin: false,
  groupIds: [],
  scopes: ['read'],
});

/** What a link says of itself. */
export const kindCard = (kind: PreviewedKind, workspace: string) => {
  const { one } = KINDS[kind];
  const article = /^[aeiou]/.test(one) ? 'An' : 'A';
  return { title: `${article} ${one} in Evident`, place: workspace, text: 'Open it to see it.' };
};
