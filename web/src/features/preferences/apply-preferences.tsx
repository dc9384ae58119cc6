import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useOwnTimeZone, usePreferences } from '../../data/preferences/mutations.ts';
import { applyPreferences } from '../../kernel/preferences.ts';

/** Applies the member's preferences, and keeps their time zone. The theme only if they chose one: otherwise this browser's choice stays. */
export function ApplyPreferences() {
  const preferences = usePreferences();
  useOwnTimeZone();
  const { setColorScheme } = useMantineColorScheme();
  const theme = preferences?.chosen.includes('theme') ? preferences.theme : null;
  useEffect(() => {
    if (theme !== null) setColorScheme(theme);
  }, [theme, setColorScheme]);
  useEffect(() => {
    if (!preferences) return;
    const { chosen: _chosen, flags: _flags, ...shown } = preferences;
    applyPreferences(shown);
  }, [preferences]);
  return null;
}
