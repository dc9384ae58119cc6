import { by, event, id } from '../event-kinds/index.ts';

const term = { type: 'GLOSSARY_TERM', id: 'termId' } as const;

export const GLOSSARY_EVENTS = {
  'glossary:changed': event(term, 'a term of the glossary is added, changed, deleted or restored', { termId: id, by }),
} as const;
