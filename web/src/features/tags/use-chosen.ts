import type { TagView } from '@evident/domain/tags';
import { useMemo, useState } from 'react';

/** The cards chosen for actions on several tags. Cards that are gone or filtered out are not chosen. */
export function useChosen(cards: readonly TagView[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    const tags = wanted.size === 0 ? [] : cards.filter(({ id }) => wanted.has(id));
    return { tags, ids: new Set(tags.map(({ id }) => id)) };
  }, [ids, cards]);
  const choose = (tagId: string) =>
    setIds((before) => (before.includes(tagId) ? before.filter((id) => id !== tagId) : [...before, tagId]));
  return { chosen, choose, clear: () => setIds([]) };
}
