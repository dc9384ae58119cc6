import { HUES } from '@evident/domain/kernel';
import type { SuggestionView } from '@evident/domain/suggestions';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import styles from './suggestions.module.css';
import { useDuplicateTags } from '../../data/suggestions/mutations.ts';

interface Props {
  projectId: string;
  /** Why tags cannot be merged; null if they can. */
  reason: string | null;
  onClose: () => void;
}

const hueOf = (color: string) => HUES.find((hue) => hue === color) ?? 'grey';

/** Tags of a project that may be duplicates, to merge or to keep apart. */
export function DuplicateTagsDialog({ projectId, reason, onClose }: Props) {
  const { data = [] } = useQuery(projectSuggestionsQuery(projectId));
  const { looking, looked, look, merge, reject } = useDuplicateTags(projectId);
  return (
    <Dialog opened onClose={onClose} title="Duplicate tags">
      {data.length === 0 && (
        <Text c="dimmed">
          {looked
            ? 'No two tags of this project look alike.'
            : 'Finds tags with almost the same name or meaning. You decide about each pair.'}
        </Text>
      )}
      <ul className={styles.list} aria-label="Duplicate tags">
        {data.map((pair) => (
          <Pair
            key={pair.id}
            pair={pair}
            reason={reason}
            onMerge={() => void merge(pair)}
            onReject={() => void reject([pair.id])}
          />
        ))}
      </ul>
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <DisabledReason reason={reason}>
          <Button variant={data.length === 0 ? 'filled' : 'default'} loading={looking} onClick={() => void look()}>
            Find duplicates
          </Button>
        </DisabledReason>
      </Group>
    </Dialog>
  );
}

interface PairProps {
  pair: SuggestionView;
  reason: string | null;
  onMerge: () => void;
  onReject: () => void;
}

function Pair({ pair: { tags, reason: why }, reason, onMerge, onReject }: PairProps) {
  const [keep, other] = tags;
  if (!keep || !other) return null;
  return (
    <li className={styles.pair}>
      <span className={styles.tags}>
        <TagChip title={other.title} hue={hueOf(other.color)} /> <TagChip title={keep.title} hue={hueOf(keep.color)} />
      </span>
      <span className={styles.why}>{why}</span>
      <Group gap={4} mt={8}>
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="default" onClick={onMerge}>
            Merge into “{keep.title}”
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onReject}>
            Keep both
          </Button>
        </DisabledReason>
      </Group>
    </li>
  );
}
