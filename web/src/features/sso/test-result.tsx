import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { ssoTestQuery } from '../../data/sso/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './sso.module.css';

/** The claims that a directory sent for a test. */
export function TestResult({ testId }: { testId: string }) {
  const { data: test, error } = useQuery(ssoTestQuery(testId));
  if (error) return <ProblemNote problem={error} />;
  if (!test) return null;
  const { email, emailVerified, name, groups, subject, claims } = test;
  return (
    <section aria-label="Test result">
      <Notice icon={CircleCheck} tone={email !== null && emailVerified ? 'good' : 'warn'}>
        {email === null
          ? 'The directory answered, but sent no email address.'
          : emailVerified
            ? 'The connection works.'
            : 'The directory answered, but has not verified the email address.'}
      </Notice>
      <dl>
        <dt>Email</dt>
        <dd>{email ?? 'None'}</dd>
        <dt>Name</dt>
        <dd>{name ?? 'None'}</dd>
        <dt>Groups</dt>
        <dd>{groups.join(', ') || 'None'}</dd>
        <dt>Permanent ID</dt>
        <dd>{subject}</dd>
      </dl>
      <details>
        <summary>All received claims</summary>
        {/* oxlint-disable-next-line no-noninteractive-tabindex */}
        <pre className={styles.claims} tabIndex={0}>
          {JSON.stringify(claims, null, 2)}
        </pre>
      </details>
    </section>
  );
}
