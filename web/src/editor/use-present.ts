import { useMemo, useSyncExternalStore } from 'react';
import { useWho } from '../kernel/who.ts';
import type { Present } from './collaboration.ts';
import type { LiveDocument } from './live-document.ts';

const nobody: readonly Present[] = [];

/** Returns collaborators who have the document open, without duplicates. */
export function usePresent(live: LiveDocument | null, me: string | undefined): readonly Present[] {
  const watch = useMemo(() => {
    const seen = { people: nobody };
    const look = () => {
      if (!live) return nobody;
      const others = new Map(
        [...live.awareness.getStates().values()].flatMap(({ user }) =>
          isPresent(user) && user.id !== me ? [[user.id, user] as const] : [],
        ),
      );
      const now = [...others.values()];
      if (now.map(({ id }) => id).join() !== seen.people.map(({ id }) => id).join()) seen.people = now;
      return seen.people;
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

/** Returns the current user as shown to others; null until loaded. */
export function useMe(): Present | null {
  const { id, name, pictureFileId } = useWho()?.member ?? {};
  return useMemo(
    () =>
      id === undefined || name === undefined
        ? null
        : { id, name, pictureUrl: pictureFileId ? `/f/${pictureFileId}` : null },
    [id, name, pictureFileId],
  );
}

function isPresent(user: unknown): user is Present {
  const { id, name } = (user ?? {}) as Partial<Present>;
  return typeof id === 'string' && typeof name === 'string';
}
