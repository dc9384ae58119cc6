import type { FlagState, Preferences, PreferencesUpdate, PreferencesView } from '@evident/domain/preferences';
import { useMantineColorScheme } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { ownTimeZone } from '../../kernel/time-zone.ts';
import { useWho } from '../../kernel/who.ts';
import { preferencesQuery } from './queries.ts';

/** The member's preferences; undefined while loading and without a member. */
export const usePreferences = (): PreferencesView | undefined =>
  useQuery({ ...preferencesQuery(), enabled: useWho() !== null }).data;

/** Changes preferences, optimistically. */
export function usePreferenceChange() {
  return useOptimistic<PreferencesUpdate, unknown>({
    change: (update) => answer(api.PATCH('/api/v1/preferences', { body: update })),
    refused: 'The preference was not saved',
    updates: () => [
      updated(preferencesQuery(), (view: PreferencesView, update: PreferencesUpdate) => ({
        ...view,
        ...update,
        chosen: [...new Set([...view.chosen, ...Object.keys(update)])],
      })),
    ],
  });
}

/** Keeps the time zone of this browser, in which days in filters and charts begin. Everything shown is read again after it changed. */
export function useOwnTimeZone(): void {
  const known = usePreferences()?.timeZone;
  const client = useQueryClient();
  const own = ownTimeZone();
  useEffect(() => {
    if (known === undefined || known === own) return;
    void api.PATCH('/api/v1/preferences', { body: { timeZone: own } }).then(
      ({ error }) => (error === undefined ? client.invalidateQueries() : undefined),
      // Days stay those of the earlier time zone until the next visit.
      () => undefined,
    );
  }, [known, own, client]);
}

/** The theme of this browser, and a function that also changes it on the member's other devices. */
export function useTheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { mutate } = usePreferenceChange();
  return {
    theme: colorScheme,
    chooseTheme: (theme: Preferences['theme']) => {
      setColorScheme(theme);
      mutate({ theme });
    },
  };
}

interface Mark {
  readonly flag: string;
  readonly state: FlagState;
}

/** State of a hint that is shown once; null if the member did not see it yet, undefined while loading. */
export function useFlag(flag: string): FlagState | null | undefined {
  const flags = usePreferences()?.flags;
  return flags && (flags.find((one) => one.flag === flag)?.state ?? null);
}

/** Remembers that the member has seen or skipped something, on all devices. */
export function useFlagMark() {
  return useOptimistic<Mark, unknown>({
    change: ({ flag, state }) =>
      answer(api.PUT('/api/v1/preferences/flags/{flag}', { params: { path: { flag } }, body: { state } })),
    refused: 'This was not remembered',
    updates: () => [
      updated(preferencesQuery(), (view: PreferencesView, { flag, state }: Mark) => ({
        ...view,
        flags: [...view.flags.filter((one) => one.flag !== flag), { flag, state }],
      })),
    ],
  });
}
