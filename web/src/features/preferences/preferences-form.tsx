import { LOCALES, type Preferences, type PreferencesView } from '@evident/domain/preferences';
import { NativeSelect, SegmentedControl, Switch } from '@mantine/core';
import { usePreferenceChange } from '../../data/preferences/mutations.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { dateIn } from '../../ui/time.ts';
import styles from './preferences-form.module.css';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];
const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];
const PEEKS = [
  { value: 'AUTO', label: 'On the side, or centered' },
  { value: 'Side', label: 'On the side' },
  { value: 'Center', label: 'Centered' },
  { value: 'FullPage', label: 'As a page' },
];
const DATES = ['AUTO', 'DMY', 'MDY', 'YMD'] as const;
const SAMPLE = new Date(2026, 10, 24, 14, 30);

/** The name of a language in itself. */
const languageName = (locale: string): string =>
  locale === 'AUTO'
    ? 'As in the browser'
    : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale);

/** Looks and behavior of the app for this member. Each choice is saved at once, for all of their devices. */
export function PreferencesForm({ preferences }: { preferences: PreferencesView }) {
  const { mutate } = usePreferenceChange();
  const { theme, density, fullWidth, reducedMotion, peekMode, locale, dateFormat } = preferences;
  return (
    <>
      <SettingsSection title="Appearance" about="In this workspace, on all of your devices.">
        <div className={styles.controls}>
          <SegmentedControl
            aria-label="Theme"
            data={THEMES}
            value={theme}
            onChange={(value) => mutate({ theme: value as Preferences['theme'] })}
          />
          <SegmentedControl
            aria-label="Density"
            data={DENSITIES}
            value={density}
            onChange={(value) => mutate({ density: value as Preferences['density'] })}
          />
          <Switch
            label="Full width"
            description="Pages use the whole width of the window"
            checked={fullWidth}
            onChange={({ currentTarget: { checked } }) => mutate({ fullWidth: checked })}
          />
          <Switch
            label="Less motion"
            description="No animations"
            checked={reducedMotion}
            onChange={({ currentTarget: { checked } }) => mutate({ reducedMotion: checked })}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Opening items"
        about="How notes, insights, tags and people open from a list. Ctrl or ⌘ click always opens a new tab."
      >
        <NativeSelect
          aria-label="Items open"
          data={PEEKS}
          value={peekMode}
          onChange={({ currentTarget: { value } }) => mutate({ peekMode: value as Preferences['peekMode'] })}
        />
      </SettingsSection>
      <SettingsSection title="Dates" about="The language of dates. The app itself is in English.">
        <div className={styles.controls}>
          <NativeSelect
            label="Language"
            data={LOCALES.map((value) => ({ value, label: languageName(value) }))}
            value={locale}
            onChange={({ currentTarget: { value } }) => mutate({ locale: value as Preferences['locale'] })}
          />
          <NativeSelect
            label="Format"
            data={DATES.map((value) => ({ value, label: dateIn({ locale, dateFormat: value }, SAMPLE) }))}
            value={dateFormat}
            onChange={({ currentTarget: { value } }) => mutate({ dateFormat: value as Preferences['dateFormat'] })}
          />
        </div>
      </SettingsSection>
    </>
  );
}
