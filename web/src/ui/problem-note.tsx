import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asProblem } from '../kernel/api/api-problem.ts';
import styles from './problem-note.module.css';

interface Props {
  /** Thrown error; renders nothing for null. */
  problem: unknown;
  /** Link or button that helps to fix it. */
  children?: ReactNode;
}

/** Announces why the server refused a form. Input is kept. */
export function ProblemNote({ problem, children }: Props) {
  if (!problem) return null;
  const { title, explanation, comparison } = asProblem(problem);
  return (
    <div className={styles.note} role="alert">
      <CircleAlert size={16} aria-hidden className={styles.icon} />
      <div>
        <strong>{title}</strong>
        {explanation !== undefined && <p>{explanation}</p>}
        {comparison !== undefined && <Link to={comparison}>Compare plans</Link>}
        {children}
      </div>
    </div>
  );
}
