import { type AnswerView, kindOf } from '@evident/domain/conversations';
import { BookA } from 'lucide-react';
import { TermNames } from '../../ui/term-names.tsx';
import styles from './asked-terms.module.css';

interface Props {
  question: string;
  terms: AnswerView['terms'];
}

/**
 * Above an answer, apart from its evidence: the team's own definition if the question asks for one, otherwise the other
 * names that were looked for.
 */
export function AskedTerms({ question, terms }: Props) {
  const defined = kindOf(question) === 'DEFINITION' ? terms.filter(({ term }) => term.definition !== '') : [];
  const others = terms.filter((one) => !defined.includes(one) && one.also.length > 0);
  return (
    <>
      {defined.map(({ also, term: { id, name, definition } }) => (
        <p key={id} className={styles.definition}>
          <BookA size={16} aria-hidden />
          <span>
            <span className={styles.source}>Team glossary</span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            : <bdi>{definition}</bdi>
            {also.length > 0 && <span className={styles.also}> Also searched: {also.join(', ')}</span>}
          </span>
        </p>
      ))}
      {others.length > 0 && (
        <p className={styles.others}>
          Also searched: <TermNames terms={others.map(({ also, term }) => ({ ...term, names: also }))} />
        </p>
      )}
    </>
  );
}
