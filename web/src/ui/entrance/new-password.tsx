import { PasswordInput, VisuallyHidden } from '@mantine/core';
import { PASSWORD_RULES } from '@evident/domain/identity';
import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import styles from './new-password.module.css';

interface Props {
  value: string;
  onChange: (password: string) => void;
  label?: string;
  autoFocus?: boolean;
  required?: boolean;
  description?: string;
}

/** New password with live feedback on the domain's rules. */
export function NewPassword({
  value,
  onChange,
  label = 'Password',
  autoFocus = false,
  required = true,
  description,
}: Props) {
  const rules = useId();
  return (
    <div>
      <PasswordInput
        label={label}
        description={description}
        name="new-password"
        autoComplete="new-password"
        required={required}
        withAsterisk={false}
        autoFocus={autoFocus}
        aria-describedby={rules}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ul id={rules} className={styles.rules} aria-label="A password has">
        {PASSWORD_RULES.filter(({ wording, holds }) => !wording.startsWith('at most') || !holds(value)).map(
          ({ wording, holds }) => {
            const held = value !== '' && holds(value);
            const Icon = held ? Check : Circle;
            return (
              <li key={wording} data-held={held}>
                <Icon size={12} aria-hidden /> <span>{wording}</span>
                {held && <VisuallyHidden>, done</VisuallyHidden>}
              </li>
            );
          },
        )}
      </ul>
    </div>
  );
}
