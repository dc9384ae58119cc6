import type { Citation } from '@evident/domain/evidence';
import { writeNoteHash } from '@evident/domain/links';
import type { Item } from '../kernel/peek/peek.ts';

/** The place of a citation, as a peek: the whole note if its words are gone. Null if it has none. */
export function itemOf({ type, id, parentId, start, end, lost }: Citation): Item | null {
  switch (type) {
    case 'note':
      return { kind: 'note', id, ...(lost ? {} : { place: writeNoteHash({ range: { start, end } }) }) };
    case 'highlight':
      return parentId === null ? null : { kind: 'note', id: parentId, place: writeNoteHash({ highlightId: id }) };
    case 'insight':
      return { kind: 'insight', id, place: writeNoteHash({ range: { start, end } }) };
    case 'tag':
      return { kind: 'tag', id };
    case 'theme':
      return null;
  }
}
