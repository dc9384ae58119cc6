import { type FetchedSource, SOURCE_KINDS, SOURCE_NAMES } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './channel-imports.module.css';
import { ChoosingParts } from './choosing-parts.tsx';
import { ConnectingSource } from './connecting-source.tsx';
import { FirstOfSource } from './first-of-source.tsx';
import { ImportProgress } from './import-progress.tsx';
import { type SourceChange, type Step, useSourceSetup } from './use-source-setup.ts';

interface Props {
  channelId: string;
  source: FetchedSource;
  /** Of a source that is there; a new one without. */
  change?: SourceChange;
  onClose: () => void;
}

const TITLES = { change: 'Change choices of', renew: 'Renew credentials for' } as const;

/** Connects a service to a channel: credentials, choices, and the first items as they will look. */
export function SourceDialog({ channelId, source, change, onClose }: Props) {
  const setup = useSourceSetup(channelId, source, change, onClose);
  const { step, connecting, looking, importing } = setup;
  const title = `${change ? TITLES[change.kind] : 'Add'} ${SOURCE_NAMES[source]}`;
  const renews = change?.kind === 'renew';
  const place = useFocusOfStep(step);
  return (
    <Dialog opened onClose={onClose} size="xl" title={title} withCloseButton={false}>
      {!renews && (
        <p ref={place} tabIndex={-1} className={styles.sum}>
          {step === 'import'
            ? 'You can close this. The import goes on, and new items are fetched every hour.'
            : placeOf(source, step, change !== undefined)}
        </p>
      )}
      {step === 'connect' && (
        <Form
          submit={connecting.submit}
          busy={connecting.busy}
          verb={renews ? 'Renew credentials' : 'Continue'}
          onClose={onClose}
        >
          <ConnectingSource source={source} setup={setup} />
        </Form>
      )}
      {step === 'choose' && (
        <Form submit={looking.submit} busy={looking.busy} verb="Show first items" back={setup.back} onClose={onClose}>
          <ChoosingParts channelId={channelId} source={source} setup={setup} />
        </Form>
      )}
      {step === 'look' && (
        <Form
          submit={importing.submit}
          busy={importing.busy}
          verb={change ? 'Save choices' : 'Import'}
          back={setup.back}
          onClose={onClose}
        >
          <FirstOfSource setup={setup} />
        </Form>
      )}
      {setup.importId !== null && <ImportProgress channelId={channelId} importId={setup.importId} onClose={onClose} />}
    </Dialog>
  );
}

/** Moves the focus to the words of a step that follows another, whose button is gone. */
function useFocusOfStep(step: Step) {
  const words = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) words.current?.focus();
    before.current = step;
  }, [step]);
  return words;
}

const STEPS: Readonly<Record<Exclude<Step, 'import'>, string>> = {
  connect: 'Connect',
  choose: 'Choose',
  look: 'First items',
};

/** The step in words: `Step 2 of 3: Choose`. */
function placeOf(source: FetchedSource, step: Exclude<Step, 'import'>, isChange: boolean): string {
  const { credentials, connection } = SOURCE_KINDS[source];
  const connects = !isChange && (credentials.length > 0 || connection !== undefined);
  const steps = (connects ? ['connect', 'choose', 'look'] : ['choose', 'look']) as (typeof step)[];
  return `Step ${steps.indexOf(step) + 1} of ${steps.length}: ${STEPS[step]}`;
}

interface FormProps {
  submit: (event: SyntheticEvent) => Promise<void>;
  busy: boolean;
  verb: string;
  back?: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

function Form({ submit, busy, verb, back, onClose, children }: FormProps) {
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <div className={styles.foot}>
        {back && (
          <Button variant="subtle" className={styles.back} onClick={back}>
            Back
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
