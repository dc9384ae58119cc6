import { Select } from '@mantine/core';
import { FRAMEWORKS, SUMMARY_FRAMEWORKS, type SummaryFramework } from '@evident/domain/summaries';

interface Props {
  value: SummaryFramework;
  onChange: (framework: SummaryFramework) => void;
  /** Names CustomPrompt; default: its own label. */
  custom?: string;
  label?: string;
}

/** Chooses one of the frameworks, with its description below. */
export function FrameworkChoice({ value, onChange, custom, label = 'Framework' }: Props) {
  return (
    <Select
      label={label}
      description={value === 'CustomPrompt' && custom ? undefined : FRAMEWORKS[value].description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      searchable
      maxDropdownHeight={360}
      data={SUMMARY_FRAMEWORKS.map((framework) => ({
        value: framework,
        label: framework === 'CustomPrompt' && custom ? custom : FRAMEWORKS[framework].label,
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen as SummaryFramework)}
    />
  );
}
