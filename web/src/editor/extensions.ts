import type { AnyExtension } from '@tiptap/core';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { Extension } from '@tiptap/core';
import { blocks } from './blocks.ts';
import { callout } from './callout.ts';
import { chart } from './chart.ts';
import { caretBlock } from './caret-block.ts';
import { checkList } from './check-list.ts';
import { cleanPaste } from './clean-paste.ts';
import { date } from './date.ts';
import { embed } from './embed.ts';
import { endsOfText } from './ends-of-text.ts';
import { evidence } from './evidence.ts';
import { headingLevels } from './heading-levels.ts';
import { lengthLimit } from './length-limit.ts';
import { marks } from './marks.ts';
import { movedWords } from './moved-words.ts';
import { mention, reference } from './reference.ts';
import { ownLinks } from './own-links.ts';
import { replacedWords } from './replaced-words.ts';
import { retypedWords } from './retyped-words.ts';
import { overlays } from './overlays.ts';
import type { SpeakerNames } from './speaker-names.ts';
import { toggle } from './toggle.ts';
import { turn, type PressedTurn } from './turn.ts';
import { typedLinks } from './typed-links.ts';

const cursors = Extension.create({
  name: 'cursors',
  addProseMirrorPlugins: () => [dropCursor({ color: false, class: 'drop-here' }), gapCursor()],
});

interface DocumentParts {
  readonly speakers: SpeakerNames;
  /** Called when the speaker or time of a turn is pressed. */
  readonly onTurn?: (pressed: PressedTurn) => void;
  /** Evidence extension, created with `evidence`; absent for documents without evidence. */
  readonly evidence?: AnyExtension;
}

/** Extensions of every document. Names, attributes and marks match the domain's table. */
export const documentExtensions = ({
  speakers,
  onTurn = () => {},
  evidence: shown = evidence(),
}: DocumentParts): AnyExtension[] => [
  ...blocks,
  ...checkList,
  callout,
  ...toggle,
  turn(speakers, onTurn),
  shown,
  chart(),
  reference,
  embed,
  mention,
  date,
  ...marks,
  headingLevels,
  cleanPaste,
  typedLinks,
  ownLinks,
  movedWords,
  replacedWords,
  retypedWords,
  overlays,
  caretBlock,
  endsOfText,
  lengthLimit,
  cursors,
];
