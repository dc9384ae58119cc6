import { Signpost } from 'lucide-react';
import { useLocation } from 'react-router';
import { FirstNoteHint } from '../features/onboarding/first-note-hint.tsx';
import { ProductTour } from '../features/onboarding/product-tour.tsx';
import { startTour } from '../features/onboarding/tour.ts';
import { useCommands } from '../kernel/commands/use-commands.ts';

/** Help for newcomers, in the corner. */
export function Hints() {
  const { pathname, search } = useLocation();
  const inNote = pathname.startsWith('/data/') || /[?&]peek=note(:|%3A)/.test(search);
  useCommands([
    {
      id: 'product tour',
      label: 'Take the product tour',
      group: 'Help',
      icon: Signpost,
      keywords: 'help introduction onboarding getting started',
      run: startTour,
    },
  ]);
  return (
    <>
      <FirstNoteHint inNote={inNote} />
      <ProductTour />
    </>
  );
}
