import { useQueries } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { mediaQuery } from '../data/media/media-query.ts';
import { PlayableContext } from './playable.ts';
import type { PlaySpan } from './recording-media.ts';
import { isWithheld } from './use-media.ts';

/** Calls back when a recording of these spans was replaced or withheld. Visitors get no events. */
export function useReplaced(spans: readonly PlaySpan[], replaced: () => void): void {
  const enabled = useContext(PlayableContext) === null;
  const fileIds = [...new Set(spans.map(({ fileId }) => fileId))];
  const versions = useQueries({
    queries: fileIds.map((fileId) => ({ ...mediaQuery(fileId), enabled })),
    combine: (all) => all.map(({ data, error }, at) => [fileIds[at]!, isWithheld(error) ? null : data?.version]),
  }) as (readonly [fileId: string, version: string | null | undefined])[];
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
