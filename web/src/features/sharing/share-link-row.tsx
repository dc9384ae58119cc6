import { Button, Switch, TextInput, VisuallyHidden } from '@mantine/core';
import { publicPath, type ShareLinkView } from '@evident/domain/sharing';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { DayInput } from '../../ui/day-input/day-input.tsx';
import { dayOf, endOfDay, linkStatus } from './expiry.ts';
import { LinkPassword } from './link-password.tsx';
import { useCopy } from '../../kernel/copy.ts';
import { useChangeShareLink } from '../../data/sharing/mutations.ts';
import styles from './share-dialog.module.css';

/** A public link: URL, state, expiry, password. */
export function ShareLinkRow({ link, onlyOff }: { link: ShareLinkView; onlyOff?: string | null }) {
  const { mutate } = useChangeShareLink();
  const change = (wanted: Parameters<typeof mutate>[0]['change']) => mutate({ link, change: wanted });
  const { said, copy } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const address = location.origin + publicPath(link.objectType, link.token);
  const [now] = useState(() => new Date());
  return (
    <li className={styles.link} data-on={link.on}>
      <div className={styles.address}>
        <TextInput
          ref={field}
          value={address}
          readOnly
          aria-label="Address of the link"
          className={styles.field}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant={link.on ? 'filled' : 'default'}
          leftSection={said === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => {
            field.current?.select();
            void copy(address);
          }}
        >
          {said === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <VisuallyHidden role="status">{said === 'copied' ? 'Link copied' : ''}</VisuallyHidden>
      {said === 'refused' && (
        <p role="alert" className={styles.hint}>
          The address is selected; copy it with your keyboard.
        </p>
      )}
      <p className={styles.standing}>{linkStatus(link, now)}</p>
      <div className={styles.settings}>
        <Switch
          label="Link works"
          checked={link.on}
          disabled={!!onlyOff && !link.on}
          onChange={(event) => change({ on: event.currentTarget.checked })}
        />
        {onlyOff ? (
          <p className={styles.hint}>
            {onlyOff}: {link.on ? 'it can only be switched off.' : 'it stays off.'}
          </p>
        ) : (
          <>
            <div className={styles.end}>
              <DayInput
                label="Ends on"
                size="xs"
                min={dayOf(now)}
                value={link.expiresAt === null ? '' : dayOf(new Date(link.expiresAt))}
                // Removed text does not mean “no expiry”: a button does.
                onChange={(day) => {
                  if (day !== '') change({ expiresAt: endOfDay(day) });
                }}
              />
              {link.expiresAt !== null && (
                <Button size="xs" variant="subtle" onClick={() => change({ expiresAt: null })}>
                  Never end
                </Button>
              )}
            </div>
            <div className={styles.shown}>
              {(link.objectType === 'insight' || link.objectType === 'project') && (
                <Switch
                  label="Show charts as tables"
                  description="Visitors see the numbers that you can see."
                  checked={link.charts}
                  onChange={(event) => change({ charts: event.currentTarget.checked })}
                />
              )}
              <Switch
                label="Search engines may list it"
                description={link.hasPassword ? 'Not while it has a password.' : undefined}
                disabled={link.hasPassword}
                checked={link.searchEngines && !link.hasPassword}
                onChange={(event) => change({ searchEngines: event.currentTarget.checked })}
              />
            </div>
            <LinkPassword has={link.hasPassword} onChange={(password) => change({ password })} />
          </>
        )}
      </div>
    </li>
  );
}
