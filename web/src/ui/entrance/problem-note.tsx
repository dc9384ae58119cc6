import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import styles from './problem-note.module.css';

interface Props {
  /** What was thrown; nothing is shown for null. */
  problem: unknown;
  /** How to fix it, a link or a button. */
  children?: ReactNode;
}

/** Why a form was refused, in the words of the server, heard as soon as it comes. What was typed stays. */
export function ProblemNote({ problem, children }: Props) {
  if (!problem) return null;
  const { title, explanation } = asProblem(problem);
  return (
    <div className={styles.note} role="alert">
      <CircleAlert size={16} aria-hidden className={styles.icon} />
      <div>
        <strong>{title}</strong>
        {explanation !== undefined && <p>{explanation}</p>}
        {children}
      </div>
    </div>
  );
}
