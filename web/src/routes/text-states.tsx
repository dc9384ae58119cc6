import { Unplug } from 'lucide-react';
import type { LiveDocument } from '../editor/live-document.ts';
import type { Opening } from '../editor/opening.ts';
import { isUnsaved } from '../editor/saved-so-far.ts';
import { useStore } from '../kernel/store.ts';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { Refused } from '../ui/states/refused.tsx';

interface Props {
  live: LiveDocument | null;
  opening: Opening;
  /** `the text`, `the readme`. */
  things: string;
  /** The page already says why the text is read-only. */
  told?: boolean;
}

/** The states of a live document: loading, refused, or no longer editable. */
export function TextStates({ live, opening, things, told = false }: Props) {
  if (opening.as === 'opening') return <ListSkeleton things={things} shape="text" count={5} />;
  if (opening.as === 'refused')
    return (
      <Refused title={`${things[0]!.toUpperCase()}${things.slice(1)} could not be opened`} reason={opening.reason} />
    );
  return live && opening.reason !== undefined ? <ShutOut live={live} reason={opening.reason} told={told} /> : null;
}

function ShutOut({ live, reason, told }: { live: LiveDocument; reason: string; told: boolean }) {
  const unsaved = isUnsaved(useStore(live.saved));
  if (told && !unsaved) return null;
  return (
    <Notice icon={Unplug} tone="warn">
      {reason}
      {/[.!?]$/.test(reason) ? '' : '.'}
      {unsaved && ' Your last edits are not saved: copy them before you leave.'}
    </Notice>
  );
}
