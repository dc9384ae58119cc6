import { useQueries } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { mediaQuery } from '../data/media/media-query.ts';
import { PlayableContext, SharedVersionsContext } from './playable.ts';
import type { PlaySpan } from './recording-media.ts';
import { isWithheld } from './use-media.ts';

/** Milliseconds between two looks of a visitor's player. */
const LOOK_MS = 3_000;

/** Calls back when a recording of these spans was replaced or withheld. Members learn it by events; visitors look while playing. */
export function useReplaced(spans: readonly PlaySpan[], playing: boolean, replaced: () => void): void {
  const shared = useContext(SharedVersionsContext);
  const enabled = useContext(PlayableContext) === null;
  const fileIds = [...new Set(spans.map(({ fileId }) => fileId))];
  const ofMember = useQueries({
    queries: fileIds.map((fileId) => ({ ...mediaQuery(fileId), enabled })),
    combine: (all) => all.map(({ data, error }, at) => [fileIds[at]!, isWithheld(error) ? null : data?.version]),
  }) as (readonly [fileId: string, version: string | null | undefined])[];
  const versions = useMemo(
    () => (shared ? fileIds.map((id) => [id, shared.of.get(id) ?? null] as const) : ofMember),
    // oxlint-disable-next-line react/exhaustive-deps -- the ids are the same as long as their text is
    [shared, ofMember, fileIds.join()],
  );
  const look = shared?.look;
  useEffect(() => {
    if (!look || !playing) return undefined;
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look, playing]);
  const known = useRef(new Map<string, string | null | undefined>());
  const latest = useRef(replaced);
  useEffect(() => {
    latest.current = replaced;
  });
  useEffect(() => {
    const before = known.current;
    known.current = new Map(versions);
    if (versions.some(([id, version]) => before.get(id) !== undefined && before.get(id) !== version)) latest.current();
  }, [versions]);
}
