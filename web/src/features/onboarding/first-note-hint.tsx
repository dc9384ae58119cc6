import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { onboardingQuery } from '../../data/onboarding/queries.ts';
import { useFlag, useFlagMark } from '../../data/preferences/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { CornerCard } from './corner-card.tsx';

const FLAG = 'post-onboarding-note';

/**
 * After onboarding, shown once when the member first reads a note (the flag `postOnboardingNotePopup`, document 002,
 * section 9). Never for viewers, or for members who did not answer the questions.
 */
export function FirstNoteHint({ inNote }: { inNote: boolean }) {
  const who = useWho();
  const flag = useFlag(FLAG);
  const wanted =
    inNote && flag === null && who?.featureFlags.postOnboardingNotePopup === true && who.member.role !== 'VIEWER';
  const answered = useQuery({ ...onboardingQuery(), enabled: wanted }).data?.answered;
  const { mutate } = useFlagMark();
  if (!wanted || answered !== true) return null;
  return (
    <CornerCard
      title="Your first note"
      closeLabel="Close the hint"
      onClose={() => mutate({ flag: FLAG, state: 'skipped' })}
      actions={
        <Button size="compact-sm" onClick={() => mutate({ flag: FLAG, state: 'seen' })}>
          Got it
        </Button>
      }
    >
      Select words that matter and choose Highlight or Tag, or press H or T. Your highlights appear in the panel of the
      note and on the tag board.
    </CornerCard>
  );
}
