import type { ThemeView } from '@evident/domain/channels';
import { ChartNoAxesGantt } from 'lucide-react';
import { useMergeThemes } from '../../data/channels/mutations.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { peopleInWords } from './words.ts';

interface Props {
  theme: ThemeView;
  others: readonly ThemeView[];
  onClose: () => void;
}

/** Merges a theme into another, which keeps its title. Can be undone. */
export function MergeThemeDialog({ theme, others, onClose }: Props) {
  const merge = useMergeThemes();
  return (
    <Dialog opened onClose={onClose} title={`Merge “${theme.title}” into`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <p>The other theme keeps its title, and gets the data points. New data does not split them again.</p>
      <ChoiceList
        label="Theme"
        placeholder="Find a theme"
        nothing="No matching themes."
        places={others.map(({ id, title, people }) => ({
          id,
          title: `${title} (${peopleInWords(people)})`,
          mark: <ChartNoAxesGantt size={16} aria-hidden />,
        }))}
        onChoose={({ id }) => {
          const into = others.find((one) => one.id === id);
          onClose();
          if (into) void merge(theme, into);
        }}
      />
    </Dialog>
  );
}
