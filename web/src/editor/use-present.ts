import { useMemo, useSyncExternalStore } from 'react';
import type { Present } from './collaboration.ts';
import type { LiveDocument } from './live-document.ts';

const nobody: readonly Present[] = [];

/** Who else has the document open, each person once. */
export function usePresent(live: LiveDocument | null, me: string | undefined): readonly Present[] {
  const watch = useMemo(() => {
    let people = nobody;
    const look = () => {
      if (!live) return nobody;
      const others = new Map([...live.awareness.getStates().values()].flatMap(({ user }) => (isPresent(user) && user.id !== me ? [[user.id, user] as const] : [])));
      const now = [...others.values()];
      if (now.map(({ id }) => id).join() !== people.map(({ id }) => id).join()) people = now;
      return people;
    };
    return {
      look,
      subscribe: (heard: () => void) => {
        live?.awareness.on('change', heard);
        return () => live?.awareness.off('change', heard);
      },
    };
  }, [live, me]);
  return useSyncExternalStore(watch.subscribe, watch.look);
}

function isPresent(user: unknown): user is Present {
  const { id, name } = (user ?? {}) as Partial<Present>;
  return typeof id === 'string' && typeof name === 'string';
}
