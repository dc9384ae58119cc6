import { ActionIcon, Switch, VisuallyHidden } from '@mantine/core';
import { type ProjectSection, type ProjectView, rankedSections } from '@evident/domain/projects';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useItemDrag } from '../../ui/use-item-drag.ts';
import { SECTION_NAMES } from './section-names.ts';
import styles from './section-settings.module.css';

interface Props {
  project: ProjectView;
  /** Why the sections can't be changed. */
  reason: string | null;
  onChange: (sections: ProjectSection[]) => void;
}

/** Switches the sections of a project's page on and off, and reorders them by drag or with the arrow buttons. */
export function SectionSettings({ project: { sections }, reason, onChange }: Props) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const moved = sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]!);
    onChange(rankedSections(moved));
    setSaid(`${SECTION_NAMES[sections[from]!.section]} moved to position ${to + 1} of ${sections.length}`);
  };
  const set = (section: ProjectSection, enabled: boolean) =>
    onChange(sections.map((one) => (one.section === section.section ? { ...one, enabled } : one)));
  return (
    <div>
      <div className={styles.legend} id="sections">
        Sections
      </div>
      <ul className={styles.list} aria-labelledby="sections">
        {sections.map((section, index) => (
          <SectionRow
            key={section.section}
            section={section}
            index={index}
            last={index === sections.length - 1}
            disabled={reason !== null}
            onMove={move}
            onSet={(enabled) => set(section, enabled)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p className={styles.about}>
        {reason ?? 'Sections that are switched off are hidden on the page of the project. Nothing in them is deleted.'}
      </p>
    </div>
  );
}

interface RowProps {
  section: ProjectSection;
  index: number;
  last: boolean;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onSet: (enabled: boolean) => void;
}

function SectionRow({ section: { section, enabled }, index, last, disabled, onMove, onSet }: RowProps) {
  const { item, handle, dragging, edge } = useItemDrag({ index, disabled, onMove });
  const name = SECTION_NAMES[section];
  return (
    <li ref={item} className={styles.row} data-dragging={dragging} data-edge={edge ?? undefined}>
      <ActionIcon ref={handle} className={styles.handle} tabIndex={-1} aria-hidden disabled={disabled}>
        <GripVertical size={14} />
      </ActionIcon>
      <Switch
        className={styles.switch}
        label={name}
        checked={enabled}
        disabled={disabled}
        onChange={({ currentTarget }) => onSet(currentTarget.checked)}
      />
      <ActionIcon
        aria-label={`Move ${name} up`}
        disabled={disabled || index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Move ${name} down`} disabled={disabled || last} onClick={() => onMove(index, index + 1)}>
        <ArrowDown size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
