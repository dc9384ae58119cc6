import { Button } from '@mantine/core';
import type { QuestionView } from '@evident/domain/surveys';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { questionsQuery } from '../../data/surveys/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ResponseInput } from './response-input.tsx';
import { useQuestionChanges } from '../../data/surveys/mutations.ts';
import styles from './surveys.module.css';

interface Props {
  noteId: string;
  /** Why nothing can be changed; undefined if it can. */
  reason: string | undefined;
}

/** The survey questions of a note, each with its response. Readers see nothing where there are none. */
export function NoteQuestions({ noteId, reason }: Props) {
  const { data: questions, error, refetch } = useQuery(questionsQuery(noteId));
  const { respond, remove } = useQuestionChanges(noteId);
  const [editing, setEditing] = useState<QuestionView | 'new' | null>(null);
  if (error && !questions)
    return <FailedState title="The questions could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!questions || (questions.length === 0 && reason !== undefined)) return null;
  return (
    <section className={styles.section} aria-labelledby="survey-questions">
      <h3 id="survey-questions" className={styles.heading}>
        Survey questions
      </h3>
      {questions.length > 0 && (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id}>
              <div className={styles.question}>
                <span className={styles.text} dir="auto">
                  {question.text}
                </span>
                <MenuButton
                  label="More for this question"
                  entries={[
                    { label: 'Edit…', icon: Pencil, disabledReason: reason, run: () => setEditing(question) },
                    {
                      label: 'Delete',
                      icon: Trash2,
                      danger: true,
                      disabledReason: reason,
                      run: () => void remove(question),
                    },
                  ]}
                />
              </div>
              <ResponseInput question={question} reason={reason} onChange={(response) => respond(question, response)} />
            </li>
          ))}
        </ol>
      )}
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          Add question
        </Button>
      </DisabledReason>
      {editing !== null && (
        <QuestionDialog
          noteId={noteId}
          question={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}
