import { Switch } from '@mantine/core';
import type { IntegrationsView } from '@evident/domain/integrations';
import { useShowTitles } from '../../data/integrations/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  service: IntegrationsView['items'][number];
  connection: NonNullable<IntegrationsView['items'][number]['connection']>;
  /** The reason it cannot be changed; null if it can. */
  reason: string | null;
}

/** The choice of admins about links in the service, which everyone in a channel sees. */
export function LinkPreviews({ service: { integration, title }, connection: { showsTitles }, reason }: Props) {
  const { mutate, isPending, variables, error } = useShowTitles(integration);
  return (
    <>
      <DisabledReason reason={reason}>
        <Switch
          mt="lg"
          label="Links show titles"
          description={`Everyone in a ${title} channel sees them, guests too. Only titles that all members of this workspace can see are shown. Otherwise a link says “A note in Evident”.`}
          checked={isPending ? variables : showsTitles}
          onChange={({ currentTarget: { checked } }) => mutate(checked)}
        />
      </DisabledReason>
      <ProblemNote problem={error} />
    </>
  );
}
