import type { SharedType } from './share-link.ts';

/** Where each kind is read by visitors (specification, document 000, section 3). Any of the three opens any link; this is the one that is handed out. */
const PUBLIC_PLACE: Record<SharedType, string> = {
  insight: '/p',
  project: '/p',
  note: '/p/data',
  highlight: '/public-object',
};

/** The path of a public page. */
export const publicPath = (objectType: SharedType, token: string): string => `${PUBLIC_PLACE[objectType]}/${token}`;

/** What somebody with the link gets to see, and what not, in the words shown before a link is made. */
export const WHAT_VISITORS_SEE: Record<SharedType, string> = {
  insight:
    'Visitors see this insight with its authors, and the words it quotes, with who said them. They don’t see the notes these come from, nor anything else of the workspace.',
  note: 'Visitors see the whole text of this note with its speakers. They don’t see highlights, tags, nor anything else of the workspace.',
  highlight: 'Visitors see these words and who said them. They don’t see the note, nor anything else of the workspace.',
  project:
    'Visitors see the published insights of this project and the words these quote. They don’t see drafts, notes, nor anything else of the workspace.',
};
