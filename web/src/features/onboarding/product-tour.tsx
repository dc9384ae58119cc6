import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { onboardingQuery } from '../../data/onboarding/queries.ts';
import { useFlag, useFlagMark } from '../../data/preferences/mutations.ts';
import { useStore } from '../../kernel/store.ts';
import { CornerCard } from './corner-card.tsx';
import { startTour, TOUR, TOUR_FLAG, tourStep } from './tour.ts';
import styles from './onboarding.module.css';

/** The product tour, if it was started. It starts by itself once where the installation says so. */
export function ProductTour() {
  const at = useStore(tourStep);
  const flag = useFlag(TOUR_FLAG);
  const variant = useQuery(onboardingQuery()).data?.variant;
  const byItself = flag === null && variant === 'product-tour';
  useEffect(() => {
    if (byItself) startTour();
  }, [byItself]);
  return at === null ? null : <Tour at={at} />;
}

function Tour({ at }: { at: number }) {
  const { mutate } = useFlagMark();
  const card = useRef<HTMLElement>(null);
  const step = TOUR[at]!;
  const last = at === TOUR.length - 1;
  const end = (state: 'seen' | 'skipped') => {
    tourStep.set(null);
    mutate({ flag: TOUR_FLAG, state });
  };
  const next = () => (last ? end('seen') : tourStep.set(at + 1));
  const back = () => tourStep.set(Math.max(0, at - 1));
  useEffect(() => card.current?.focus({ preventScroll: true }), [at]);
  useEffect(() => {
    const target = step.target ? document.querySelector(step.target) : null;
    target?.classList.add(styles.target!);
    return () => target?.classList.remove(styles.target!);
  }, [step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') back();
  };
  return (
    <CornerCard
      ref={card}
      title={step.title}
      closeLabel="Skip the tour"
      onClose={() => end('skipped')}
      onKeyDown={onKeyDown}
      actions={
        <>
          <span className={styles.count}>
            {at + 1} of {TOUR.length}
          </span>
          {at > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={back}>
              Back
            </Button>
          )}
          <Button size="compact-sm" onClick={next}>
            {last ? 'Done' : 'Next'}
          </Button>
        </>
      }
    >
      {step.text}
    </CornerCard>
  );
}
