import type { SharedType } from './share-link.ts';

/** Default public path of each kind (specification, document 000, section 3). All three paths open all links. */
const PUBLIC_ROUTE: Record<SharedType, string> = {
  insight: '/p',
  project: '/p',
  note: '/p/data',
  highlight: '/public-object',
};

export const publicPath = (objectType: SharedType, token: string): string => `${PUBLIC_ROUTE[objectType]}/${token}`;

/** Shown before a link is created: the content that visitors can and cannot see. */
export const VISITOR_NOTICE: Record<SharedType, string> = {
  insight:
    'Visitors see this insight with its authors, and the words it quotes, with who said them. They don’t see the notes these come from, nor anything else of the workspace.',
  note: 'Visitors see the whole text of this note with its speakers, documents and images. They don’t see highlights, tags, nor anything else of the workspace.',
  highlight:
    'Visitors see these words and who said them, or a picture of the highlighted area. They don’t see the note or the document, nor anything else of the workspace.',
  project:
    'Visitors see the published insights of this project and the words these quote. They don’t see drafts, notes, nor anything else of the workspace.',
};
