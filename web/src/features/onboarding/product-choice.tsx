import type { Product } from '@evident/domain/onboarding';
import { UnstyledButton } from '@mantine/core';
import { FlaskConical, MessagesSquare, UserSearch, type LucideIcon } from 'lucide-react';
import styles from './onboarding.module.css';

const CHOICES: readonly { product: Product; icon: LucideIcon; title: string; about: string }[] = [
  {
    product: 'research',
    icon: FlaskConical,
    title: 'Research',
    about: 'Interviews, user tests and recordings: highlight, tag and write insights.',
  },
  {
    product: 'channels',
    icon: MessagesSquare,
    title: 'Feedback',
    about: 'Tickets, reviews and survey answers: import a table and sort it by topic.',
  },
  {
    product: 'recruit',
    icon: UserSearch,
    title: 'Participants',
    about: 'The people you talk to: who they are, and what they said.',
  },
];

/** The part of the product to begin with (decision D21). */
export function ProductChoice({ onChoose }: { onChoose: (product: Product) => void }) {
  return (
    <ul className={styles.choices} aria-label="Begin with">
      {CHOICES.map(({ product, icon: Icon, title, about }) => (
        <li key={product}>
          <UnstyledButton className={styles.choice} onClick={() => onChoose(product)}>
            <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.about}>{about}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
