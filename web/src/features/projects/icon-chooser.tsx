import { Button, Popover, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { iconName, iconsFound } from './icon-names.ts';
import { ProjectIcon } from './project-icon.tsx';
import styles from './icon-chooser.module.css';

type Marked = Parameters<typeof ProjectIcon>[0]['project'];
interface Props {
  project: Marked;
  onChange: (icon: string | null) => void;
  /** The reason the choice is disabled. */
  reason?: string | null;
}

/** The icon of a project; opens a picker with search by name. */
export function IconChooser({ project, onChange, reason }: Props) {
  const [opened, setOpened] = useState(false);
  const choose = (icon: string) => {
    setOpened(false);
    onChange(icon === '' ? null : icon);
  };
  return (
    <div>
      <div className={styles.legend} aria-hidden>
        Icon
      </div>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<ProjectIcon project={project} />}
            disabled={Boolean(reason)}
            onClick={() => setOpened(!opened)}
          >
            <VisuallyHidden>Icon: </VisuallyHidden>
            {iconName(project.icon)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Icons project={project} onChoose={choose} />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function Icons({ project, onChoose }: { project: Marked; onChoose: (icon: string) => void }) {
  const [typed, setTyped] = useState('');
  const found = iconsFound(typed);
  const choices = (typed.trim() === '' ? [{ value: '', name: iconName(null) }, ...found] : found).map((icon) => ({
    ...icon,
    shown: <ProjectIcon project={{ ...project, icon: icon.value || null }} />,
  }));
  return (
    <div className={styles.icons}>
      <TextInput
        type="search"
        aria-label="Find an icon"
        placeholder="Find an icon"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '' && found[0]) onChoose(found[0].value);
        }}
      />
      <div className={styles.found}>
        {choices.length > 0 ? (
          <ChoiceRow label="Icons" value={project.icon ?? ''} onChange={onChoose} choices={choices} />
        ) : (
          <p className={styles.none} role="status">
            No matching icons.
          </p>
        )}
      </div>
    </div>
  );
}
