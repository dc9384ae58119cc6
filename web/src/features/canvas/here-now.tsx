import { Panel, useReactFlow } from '@xyflow/react';
import { useEffect, useState } from 'react';
import { useStore } from '../../kernel/store.ts';
import { useWho } from '../../kernel/who.ts';
import { PersonAvatars } from '../../ui/person-avatars.tsx';
import type { LiveCanvas } from './live-canvas.ts';

/** Input by which a member takes over again. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const PAN_MS = 200;

/** The members who have the canvas open. Pressing one follows their pointer, until this member moves by themselves. */
export function HereNow({ live }: { live: LiveCanvas }) {
  const others = useStore(live.others);
  const { setCenter, getZoom } = useReactFlow();
  const [followedId, setFollowedId] = useState<string | null>(null);
  const me = useWho()?.member.id;
  const people = [...new Map(others.map(({ user }) => [user.id, user])).values()].filter(({ id }) => id !== me);
  const followed = people.find(({ id }) => id === followedId) ?? null;
  const pointer = followed && others.find(({ user, pointer: at }) => user.id === followed.id && at)?.pointer;
  const [x, y] = [pointer?.x, pointer?.y];
  useEffect(() => {
    if (x !== undefined && y !== undefined) void setCenter(x, y, { zoom: getZoom(), duration: PAN_MS });
  }, [x, y, setCenter, getZoom]);
  useEffect(() => {
    if (followedId === null) return undefined;
    const stop = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('[data-here-now]'))) setFollowedId(null);
    };
    for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
    return () => {
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
  }, [followedId]);
  if (people.length === 0) return null;
  return (
    <Panel position="top-right" data-here-now>
      <PersonAvatars
        people={people}
        label="Here now"
        following={{ followed, follow: (id) => setFollowedId((now) => (now === id ? null : id)) }}
      />
    </Panel>
  );
}
