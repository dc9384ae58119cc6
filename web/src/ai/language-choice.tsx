import { Select } from '@mantine/core';

/** Languages that are offered; the API takes any BCP 47 tag. */
const TAGS = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk', 'zh'];
const SAME = 'same';
const NAMES = new Intl.DisplayNames('en', { type: 'language' });

interface Props {
  value: string | null;
  onChange: (language: string | null) => void;
}

/** Chooses the language of a text; extracted ones keep that of their sources. */
export function LanguageChoice({ value, onChange }: Props) {
  const tags = value === null || TAGS.includes(value) ? TAGS : [value, ...TAGS];
  return (
    <Select
      label="Language"
      allowDeselect={false}
      searchable
      data={[
        { value: SAME, label: 'As the sources' },
        ...tags.map((tag) => ({ value: tag, label: NAMES.of(tag) ?? tag })),
      ]}
      value={value ?? SAME}
      onChange={(chosen) => onChange(chosen === SAME ? null : chosen)}
    />
  );
}
