import type { RichNode } from './rich-text.ts';

/** Parts of a card that its author can hide. */
export const CARD_PARTS = ['excerpt', 'place', 'facts'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export const CARD_LAYOUTS = ['card', 'line'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

interface ReferenceKind {
  readonly label: string;
  /** First part of the path of its page. */
  readonly page: string;
  /** The parts of its card, with their names in menus. */
  readonly parts: Readonly<Partial<Record<CardPart, string>>>;
}

/** The objects that a text can show as a card. Highlights and charts have nodes of their own. */
export const REFERENCES = {
  note: { label: 'Note', page: 'data', parts: { excerpt: 'First words', place: 'Project', facts: 'Highlights' } },
  insight: {
    label: 'Insight',
    page: 'insights',
    parts: { excerpt: 'First words', place: 'Project', facts: 'Evidence' },
  },
  person: { label: 'Person', page: 'people', parts: { facts: 'Notes' } },
  tag: { label: 'Tag', page: 'tags', parts: { excerpt: 'Description', place: 'Project', facts: 'Highlights' } },
  project: {
    label: 'Project',
    page: 'projects',
    parts: { excerpt: 'Summary', place: 'Folder', facts: 'Notes and insights' },
  },
  folder: { label: 'Folder', page: 'folders', parts: { place: 'Parent folder', facts: 'Projects' } },
  file: { label: 'File', page: 'f', parts: { place: 'Project', facts: 'Size' } },
} as const satisfies Record<string, ReferenceKind>;

export type ReferenceKindName = keyof typeof REFERENCES;
export const REFERENCE_KINDS = Object.keys(REFERENCES) as [ReferenceKindName, ...ReferenceKindName[]];

/** Kinds of mentions: members, and the objects of cards. */
export const MENTION_KINDS = ['member', ...REFERENCE_KINDS] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];

/** An object that a text shows by its id. The document stores neither its title nor who can see it. */
export interface Referenced {
  readonly kind: MentionKind;
  readonly id: string;
}

/** Returns the current title of an object; null if the reader cannot see it. */
export type TitleOf = (object: Referenced) => string | null;

export const isReferenceKind = (kind: unknown): kind is ReferenceKindName =>
  typeof kind === 'string' && Object.hasOwn(REFERENCES, kind);

/** The object of a card or a mention. */
export const referenced = ({ attrs }: Pick<RichNode, 'attrs'>): Referenced => ({
  kind: attrs?.['kind'] as MentionKind,
  id: String(attrs?.['objectId']),
});

export const referenceKey = ({ kind, id }: Referenced): string => `${kind}:${id}`;

/** The path of the page of an object; null for members, who have none that all readers can open. */
export const referencePath = ({ kind, id }: Referenced): string | null =>
  isReferenceKind(kind) ? `/${REFERENCES[kind].page}/${id}` : null;

/** The objects that a document shows or mentions, each once. */
export function referencesIn(document: RichNode): Referenced[] {
  const found = new Map<string, Referenced>();
  const visit = (node: RichNode): void => {
    if (node.type === 'reference' || node.type === 'mention') {
      const object = referenced(node);
      found.set(referenceKey(object), object);
    }
    node.content?.forEach(visit);
  };
  visit(document);
  return [...found.values()];
}

/** A member named in a text. A copied mention keeps its id. */
export interface MentionedMember {
  readonly mentionId: string;
  readonly memberId: string;
}

/** The mentions of members in a document that have an id, each id once. */
export function mentionedMembersIn(document: RichNode): MentionedMember[] {
  const found = new Map<string, MentionedMember>();
  const visit = (node: RichNode): void => {
    if (node.type === 'mention' && node.attrs?.['kind'] === 'member' && typeof node.attrs['mentionId'] === 'string') {
      const mentionId = node.attrs['mentionId'];
      if (!found.has(mentionId)) found.set(mentionId, { mentionId, memberId: String(node.attrs['objectId']) });
    }
    node.content?.forEach(visit);
  };
  visit(document);
  return [...found.values()];
}
