import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './sidebar-button.module.css';

interface Props extends ComponentProps<'button'> {
  picture: ReactNode;
  name: string;
  detail?: string;
  narrow?: boolean;
}

/** Opener of the workspace menu and the user menu. */
export function SidebarButton({ picture, name, detail, narrow = false, ...button }: Props) {
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
  return (
    <UnstyledButton {...button} className={styles.button} data-narrow={narrow}>
      {picture}
      {narrow ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <ChevronsUpDown size={14} aria-hidden className={styles.chevron} />
    </UnstyledButton>
  );
}
