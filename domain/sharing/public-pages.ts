import type { SharedType } from './share-link.ts';

/** Default public path of each kind (specification, document 000, sections 2 and 3). Every path opens every link. */
const PUBLIC_ROUTE: Record<SharedType, string> = {
  insight: '/p',
  project: '/p',
  note: '/p/data',
  highlight: '/public-object',
  reel: '/embed/reels',
};

export const publicPath = (objectType: SharedType, token: string): string => `${PUBLIC_ROUTE[objectType]}/${token}`;

/** Shown before a link is created: the content that visitors can and cannot see. */
export const VISITOR_NOTICE: Record<SharedType, string> = {
  insight:
    'Visitors see this insight with its authors, and the words it quotes, with who said them. They can play the quoted seconds of recordings. They don’t see the notes these come from, nor anything else of the workspace.',
  note: 'Visitors see the whole text of this note with its speakers, documents and images, and play its recordings. They don’t see highlights, tags, nor anything else of the workspace.',
  highlight:
    'Visitors see these words and who said them, or a picture of the highlighted area, and can play these seconds of a recording. They don’t see the note or the document, nor anything else of the workspace.',
  reel: 'Visitors see and play this reel as it is now, with its captions. They don’t see the recordings, the notes, nor anything else of the workspace.',
  project:
    'Visitors see the published insights of this project and the words these quote, and can play the quoted seconds of recordings. They don’t see drafts, notes, nor anything else of the workspace.',
};
