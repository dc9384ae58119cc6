import { ActionIcon, Tooltip } from '@mantine/core';
import { MessageCircleQuestion } from 'lucide-react';
import { askPanel } from '../../kernel/ask-panel.ts';
import { opensField } from '../../kernel/keys/type-ahead.ts';
import { useWho } from '../../kernel/who.ts';
import { KeyHint } from '../key-hint.tsx';

const openPanel = opensField(askPanel.open);

/** Opens the panel in which the page is asked about. Only in a workspace. */
export function AskButton() {
  const open = askPanel.useIsOpen();
  if (useWho() === null) return null;
  return (
    <Tooltip
      label={
        <>
          Ask about this page <KeyHint keys="mod+j" />
        </>
      }
    >
      <ActionIcon aria-label="Ask about this page" aria-expanded={open} onClick={open ? askPanel.close : openPanel}>
        <MessageCircleQuestion size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
