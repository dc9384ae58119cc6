import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { MapPin, MessageSquare } from 'lucide-react';
import type { RefObject } from 'react';
import { FormatButtons } from '../editor/format-buttons.tsx';
import { Floating } from '../features/highlights/floating.tsx';
import { useSelectedWords, useSpotOf } from '../features/highlights/use-selected-words.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import type { ObjectComments } from './use-object-comments.ts';

interface Props {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  writing: boolean;
  comments: ObjectComments;
}

/** Formats the selected words of an insight, and comments on them. */
export function CommentBar({ editor, sheet, writing, comments }: Props) {
  const selected = useSelectedWords(editor);
  const spot = useSpotOf(editor, sheet, selected);
  const act = () => comments.onWords(selected);
  useKeys([{ keys: 'c', label: 'Comment on the selected words', group: 'This insight', run: act }], !writing);
  useKeys(
    [{ keys: 'mod+;', label: 'Comment on the selected words', group: 'This insight', whileTyping: true, run: act }],
    writing,
  );
  if (!spot) return null;
  const isMoving = comments.commenting.movingId !== null;
  const Icon = isMoving ? MapPin : MessageSquare;
  return (
    <Floating spot={spot} label="Selected words">
      {writing && !isMoving && <FormatButtons editor={editor} />}
      <DisabledReason reason={comments.reason}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<Icon size={14} aria-hidden />}
          rightSection={<KeyHint keys={writing ? 'mod+;' : 'c'} />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {isMoving ? 'Attach here' : 'Comment'}
        </Button>
      </DisabledReason>
    </Floating>
  );
}
