import { Button, type ButtonProps } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'leftSection'> {
  children: ReactNode;
  /** The reason it is disabled; null if allowed. */
  reason: string | null | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file picker. */
export function ChooseButton({ children, reason, onFiles, ...look }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <DisabledReason reason={reason}>
        <Button {...look} onClick={() => field.current?.click()}>
          {children}
        </Button>
      </DisabledReason>
    </>
  );
}
