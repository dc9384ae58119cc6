import { readFeedbackLink } from '@evident/domain/links';
import { useLocation, useSearchParams } from 'react-router';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Feedback about the product. Links fill it in with their query and hash. */
export function Component() {
  const [query] = useSearchParams();
  const { hash, key } = useLocation();
  const { data, isPending } = useEnvironment();
  return (
    <SettingsFrame title="Feedback">
      <SettingsSection
        title="Feedback about Evident"
        about="Say what works and what does not. Your own mail program sends it, so you see what is sent."
      >
        {isPending ? (
          <ListSkeleton things="the address for feedback" count={1} />
        ) : (
          <FeedbackForm
            key={key}
            link={readFeedbackLink(query, new URLSearchParams(hash.slice(1)))}
            address={data?.links.feedback ?? null}
          />
        )}
      </SettingsSection>
    </SettingsFrame>
  );
}
