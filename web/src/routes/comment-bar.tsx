import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { MapPin, MessageSquare } from 'lucide-react';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { Floating, type Spot } from '../features/highlights/floating.tsx';
import { spotOf, useSelectedWords } from '../features/highlights/use-selected-words.ts';
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

/** Comments on the selected words of an insight. */
export function CommentBar({ editor, sheet, writing, comments }: Props) {
  const selected = useSelectedWords(editor);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- positions are known only after layout
    setSpot(selected && sheet.current ? spotOf(editor, sheet.current, selected) : null);
  }, [selected, editor, sheet]);
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
