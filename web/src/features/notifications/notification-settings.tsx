import {
  type Delivery,
  type Digest,
  DIGESTS,
  type NotificationKind,
  type NotificationSettingsUpdate,
  type NotificationSettingsView,
} from '@evident/domain/notifications';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { notificationSettingsLists, notificationSettingsQuery } from '../../data/notifications/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import styles from './notifications.module.css';

interface Props {
  settings: NotificationSettingsView;
  /** Choices for this project; null for the general ones. */
  project: { id: string; title: string } | null;
}

const DELIVERY_WORDS: Readonly<Record<Delivery, string>> = {
  OFF: 'Off',
  APP: 'In Evident',
  MAIL: 'In Evident and by email',
};
const DIGEST_WORDS: Readonly<Record<Digest, string>> = { NEVER: 'Never', DAILY: 'Daily', WEEKLY: 'Weekly' };
const INHERIT = 'inherit';

/** How the member is notified of each kind, and of the places that they follow. Each choice is saved at once. */
export function NotificationSettings({ settings, project }: Props) {
  const { mutate } = useSettingsChange(project?.id ?? null);
  return (
    <>
      <SettingsSection
        title={project ? `In ${project.title}` : 'Kinds of notifications'}
        about={
          project
            ? 'These choices are for this project only. Without one, the general choice applies.'
            : 'You only hear of what you can open, and never of what you did yourself.'
        }
      >
        <ul className={styles.kinds}>
          {settings.kinds.map(({ kind, label, about, delivery, own }) => (
            <li key={kind} className={styles.kind}>
              <span className={styles.about}>
                <span className={styles.label}>{label}</span>
                <span className={styles.detail}>{about}</span>
              </span>
              <NativeSelect
                aria-label={label}
                data={[
                  ...(project
                    ? [{ value: INHERIT, label: own ? 'As in general' : `As in general: ${DELIVERY_WORDS[delivery]}` }]
                    : []),
                  ...Object.entries(DELIVERY_WORDS).map(([value, words]) => ({ value, label: words })),
                ]}
                value={project && !own ? INHERIT : delivery}
                onChange={({ currentTarget: { value } }) =>
                  mutate({ kinds: [{ kind, delivery: value === INHERIT ? null : (value as Delivery) }] })
                }
              />
            </li>
          ))}
        </ul>
      </SettingsSection>
      {!project && (
        <SettingsSection
          title="Digest"
          about="An email about what is new in the projects, folders and tags you follow, and what you have not read. Without news, there is no email."
        >
          <SegmentedControl
            aria-label="Digest"
            data={DIGESTS.map((value) => ({ value, label: DIGEST_WORDS[value] }))}
            value={settings.digest}
            onChange={(value) => mutate({ digest: value as Digest })}
          />
        </SettingsSection>
      )}
    </>
  );
}

type Change = Pick<NotificationSettingsUpdate, 'digest' | 'kinds'>;

function useSettingsChange(projectId: string | null) {
  return useOptimistic<Change, unknown>({
    change: (change) =>
      answer(
        api.PATCH('/api/v1/notifications/settings', { body: { ...change, ...(projectId !== null && { projectId }) } }),
      ),
    refused: 'The choice was not saved',
    updates: () => [updated(notificationSettingsQuery(projectId), withChange), refetched(notificationSettingsLists)],
  });
}

function withChange(settings: NotificationSettingsView, { digest, kinds = [] }: Change): NotificationSettingsView {
  const chosen = new Map<NotificationKind, Delivery | null>(kinds.map(({ kind, delivery }) => [kind, delivery]));
  return {
    digest: digest ?? settings.digest,
    kinds: settings.kinds.map((one) => {
      const delivery = chosen.get(one.kind);
      return delivery === undefined ? one : { ...one, own: delivery !== null, delivery: delivery ?? one.delivery };
    }),
  };
}
