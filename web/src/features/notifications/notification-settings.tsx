import type { Delivery, NotificationSettingsView } from '@evident/domain/notifications';
import { NativeSelect } from '@mantine/core';
import { useChangeNotificationSettings } from '../../data/notifications/mutations.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { DigestSettings, type OwnSlack } from './digest-settings.tsx';
import styles from './notifications.module.css';

interface Props {
  settings: NotificationSettingsView;
  /** Choices for this project; null for the general ones. */
  project: { id: string; title: string } | null;
  slack?: OwnSlack;
}

const DELIVERY_WORDS: Readonly<Record<Delivery, string>> = {
  OFF: 'Off',
  APP: 'In Evident',
  MAIL: 'In Evident and by email',
};
const INHERIT = 'inherit';

/** How the member is notified of each kind, and of the places that they follow. Each choice is saved at once. */
export function NotificationSettings({ settings, project, slack = 'none' }: Props) {
  const { mutate } = useChangeNotificationSettings(project?.id ?? null);
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
      {!project && <DigestSettings settings={settings} slack={slack} onChange={mutate} />}
    </>
  );
}
