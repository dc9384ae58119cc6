import type { SummaryTarget } from '@evident/domain/summaries';
import { Dialog } from '../../ui/dialog.tsx';
import { Summaries } from './summaries.tsx';

interface Props {
  target: SummaryTarget;
  /** Of the object. */
  title: string;
  /** Why the member cannot edit; undefined if they can. */
  reason: string | null | undefined;
  onClose: () => void;
}

/** The summaries of a project, tag, insight or filter. */
export function SummariesDialog({ target, title, reason, onClose }: Props) {
  return (
    <Dialog opened onClose={onClose} title={`Summaries of ${title}`} size="xl">
      <Summaries target={target} reason={reason} />
    </Dialog>
  );
}
