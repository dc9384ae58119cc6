import { Dialog } from '../../ui/dialog.tsx';
import { PeopleOrigins } from './people-origins.tsx';

interface Props {
  onClose: () => void;
  /** Shows the people of a file. */
  onChoose: (origin: string) => void;
}

/** The files that people came from. */
export function SourcesDialog({ onClose, onChoose }: Props) {
  return (
    <Dialog opened onClose={onClose} title="Sources of contacts">
      <PeopleOrigins onChoose={onChoose} />
    </Dialog>
  );
}
