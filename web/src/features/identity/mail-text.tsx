import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { mailQuery } from '../../data/identity/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import styles from './mailbox.module.css';

const ADDRESS = /(https?:\/\/\S+)/;

/** The text of an email with clickable links. */
export function MailText({ id }: { id: string }) {
  const { data, error } = useQuery(mailQuery(id));
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="the mail" shape="text" count={1} />;
  return (
    <p className={styles.text}>
      {data.text
        .trim()
        .split(ADDRESS)
        .map((part, at) => (
          <Fragment key={at}>{ADDRESS.test(part) ? <a href={part}>{part}</a> : part}</Fragment>
        ))}
    </p>
  );
}
