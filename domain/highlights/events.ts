import { by, event, id, ids } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const highlight = { type: KINDS.highlight.type, id: 'highlightId' } as const;
const highlights = { type: KINDS.highlight.type, ids: 'highlightIds' } as const;
const onHighlight = { highlightId: id, noteId: id, projectId: id, by } as const;

export const HIGHLIGHT_EVENTS = {
  'highlight:changed': event(
    highlight,
    'a highlight is created, tagged, trimmed, moved to other words or restored',
    onHighlight,
  ),
  'highlight:removed': event(highlight, 'a highlight is removed', onHighlight),
  'highlights:changed': event(
    highlights,
    'several highlights are created, changed, moved or tagged at once',
    { highlightIds: ids, projectId: id, by },
    { tagsOnly: { type: 'boolean' } },
  ),
  'highlights:removed': event(highlights, 'many highlights are removed at once', {
    highlightIds: ids,
    projectId: id,
    by,
  }),
} as const;
