import { Badge, Table, VisuallyHidden } from '@mantine/core';
import {
  FEATURES,
  FEATURES_HERE,
  type Feature,
  LIMITS,
  LIMITS_HERE,
  type Limit,
  type PlanView,
} from '@evident/domain/plans';
import { Check, Minus } from 'lucide-react';
import styles from './plans.module.css';
import { amountInWords } from './words.ts';

interface Props {
  plans: readonly PlanView[];
  /** Reference of the workspace's plan. */
  current: string | null;
  /** The feature or limit that brought the reader here. */
  wanted?: string | null;
}

const mostOf = ({ limits }: PlanView, limit: Limit): number | null =>
  limits.find((each) => each.limit === limit)?.most ?? null;

/** The plans that can be bought, side by side. */
export function PlanComparison({ plans, current, wanted = null }: Props) {
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label="Compare plans" className={styles.comparison}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <VisuallyHidden>Limit or feature</VisuallyHidden>
            </Table.Th>
            {plans.map(({ reference, name, description }) => (
              <Table.Th key={reference} scope="col">
                {name} {reference === current && <Badge variant="light">Yours</Badge>}
                <small>{description}</small>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {LIMITS_HERE.map((limit) => (
            <Table.Tr key={limit} data-wanted={limit === wanted || undefined}>
              <Table.Th scope="row">{LIMITS[limit].title}</Table.Th>
              {plans.map((plan) => (
                <Table.Td key={plan.reference}>
                  {limit === 'seats' ? seatsInWords(plan) : amountInWords(limit, mostOf(plan, limit))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          {FEATURES_HERE.map((feature) => (
            <Table.Tr key={feature} data-wanted={feature === wanted || undefined}>
              <Table.Th scope="row">{FEATURES[feature].title}</Table.Th>
              {plans.map((plan) => (
                <Table.Td key={plan.reference}>
                  <Included plan={plan} feature={feature} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const seatsInWords = ({ seats: { least, most } }: PlanView): string =>
  most === null ? `From ${least}` : `${least} to ${most.toLocaleString('en')}`;

function Included({ plan, feature }: { plan: PlanView; feature: Feature }) {
  return plan.features.includes(feature) ? (
    <Check size={16} role="img" aria-label="Yes" />
  ) : (
    <Minus size={16} role="img" aria-label="No" className={styles.no} />
  );
}
