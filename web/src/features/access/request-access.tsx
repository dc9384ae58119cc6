import { Button, Radio, Textarea } from '@mantine/core';
import { ROLES, type Role } from '@evident/domain/permissions';
import { newAccessRequest } from '@evident/domain/projects';
import { Check, Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useRequestAccess } from '../../data/access/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { ROLE_WORDS } from './level-words.ts';
import { TakeAccess } from './take-access.tsx';
import styles from './access.module.css';

/** Requests access. Looks the same for a missing and for an inaccessible project. */
export function RequestAccess({ projectId, onTaken }: { projectId: string; onTaken: () => void }) {
  const who = useWho();
  const [role, setRole] = useState<Role>('VIEWER');
  const [message, setMessage] = useState('');
  const { mutate, isPending, isSuccess, error } = useRequestAccess();
  if (isSuccess) {
    return (
      <StateMessage icon={Check} role="status" title="Your request is on its way">
        If there is such a project, those who manage it get your message. You get a mail with their answer.
      </StateMessage>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ projectId, role, message });
  };
  const roles = who?.member.role === 'VIEWER' ? ROLES.filter((one) => one === 'VIEWER') : [...ROLES].reverse();
  return (
    <>
      <StateMessage icon={Lock} title="This project is not here for you">
        It may be shared with other members only, or may not exist. If you were sent the link, ask for access.
      </StateMessage>
      <form className={styles.form} style={{ margin: '0 auto' }} onSubmit={submit}>
        <Radio.Group label="What you want to do" value={role} onChange={(value) => setRole(value as Role)}>
          {roles.map((one) => (
            <Radio key={one} mt="xs" value={one} label={`I want to ${ROLE_WORDS[one]}`} />
          ))}
        </Radio.Group>
        <Textarea
          label="Your message"
          placeholder="I am preparing the pricing study and would like to read these interviews."
          autosize
          minRows={3}
          maxLength={newAccessRequest.properties.message.maxLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <ProblemNote problem={error} />
        <Button type="submit" loading={isPending}>
          Ask for access
        </Button>
        {who?.member.workspaceAdmin === true && <TakeAccess projectId={projectId} onTaken={onTaken} />}
      </form>
    </>
  );
}
