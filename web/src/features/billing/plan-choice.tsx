import { Button, NumberInput, SegmentedControl, Text } from '@mantine/core';
import type { PricesView } from '@evident/domain/billing';
import { type PlanView, type SubscriptionInterval, planOf } from '@evident/domain/plans';
import { useState } from 'react';
import { money } from './money.ts';
import { INTERVALS } from './words.ts';
import styles from './billing.module.css';

type Price = PricesView['items'][number];

interface Props {
  plans: readonly PlanView[];
  prices: readonly Price[];
  /** Reference of the plan that is paid for; null without one. */
  current: string | null;
  /** Seats at first: those in use. */
  seats: number;
  /** Reference of the plan that opens the gate someone met. */
  recommended: string | null;
  interval: SubscriptionInterval;
  onChoose: (price: Price, seats: number) => void;
}

/** The plans that can be bought, by month or year. */
export function PlanChoice({ plans, prices, current, seats, recommended, interval: first, onChoose }: Props) {
  const intervals = [...new Set(prices.map(({ interval }) => interval))];
  const [interval, setInterval] = useState(intervals.includes(first) ? first : (intervals[0] ?? 'month'));
  const priceOf = ({ reference }: PlanView) =>
    prices.find((price) => price.subject === 'PLAN' && price.reference === reference && price.interval === interval);
  const sold = plans.flatMap((plan) => {
    const price = priceOf(plan);
    return price ? [{ plan, price }] : [];
  });
  return (
    <>
      {intervals.length > 1 && (
        <SegmentedControl
          aria-label="How often you pay"
          data={intervals.map((value) => ({ value, label: INTERVALS[value] }))}
          value={interval}
          onChange={(value) => setInterval(value as SubscriptionInterval)}
        />
      )}
      <ul className={styles.plans} aria-label="Plans">
        {sold.map(({ plan, price }) => (
          <PlanCard
            key={plan.reference}
            plan={plan}
            price={price}
            seats={seats}
            isCurrent={plan.reference === current}
            isRecommended={plan.reference === recommended}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <Text size="sm">For more than is offered here, ask us.</Text>
    </>
  );
}

interface CardProps extends Pick<Props, 'seats' | 'onChoose'> {
  plan: PlanView;
  price: Price;
  isCurrent: boolean;
  isRecommended: boolean;
}

function PlanCard({ plan, price, seats, isCurrent, isRecommended, onChoose }: CardProps) {
  const { least, most } = plan.seats;
  const [wanted, setWanted] = useState(Math.min(Math.max(seats, least), most ?? Infinity));
  return (
    <li className={styles.plan} data-recommended={isRecommended || undefined}>
      <h3 className={styles.name}>
        {planOf(plan.reference)?.name ?? plan.name}
        {isCurrent && ' (yours)'}
      </h3>
      <Text size="sm">{plan.description}</Text>
      <Text>
        <strong>{money(price.unitAmount, price.currency)}</strong> per seat and {price.interval}
      </Text>
      <NumberInput
        label="Seats"
        aria-label={`Seats of ${plan.name}`}
        description={most === null ? `From ${least}` : `${least} to ${most.toLocaleString('en')}`}
        min={least}
        max={most ?? undefined}
        clampBehavior="blur"
        allowDecimal={false}
        value={wanted}
        onChange={(value) => setWanted(Number(value) || least)}
      />
      <Button variant={isRecommended ? 'filled' : 'default'} onClick={() => onChoose(price, wanted)}>
        {isCurrent ? 'Change seats' : `Choose ${plan.name}`}
      </Button>
    </li>
  );
}
