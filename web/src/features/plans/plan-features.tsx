import { Button } from '@mantine/core';
import type { WorkspacePlanView } from '@evident/domain/plans';
import { Check, LockKeyhole } from 'lucide-react';
import { useFeatureOffer } from '../../data/plans/gates.ts';
import lines from '../../ui/lines.module.css';
import { reasonInWords } from './words.ts';

type PlanFeature = WorkspacePlanView['features'][number];

interface Props extends Pick<WorkspacePlanView, 'features'> {
  /** Names of plans by reference. */
  names: Readonly<Record<string, string>>;
}

/** The features of the plan, and what can be done for those that it lacks. */
export function PlanFeatures({ features, names }: Props) {
  return (
    <ul className={lines.lines} aria-label="Features">
      {features.map((each) => (
        <FeatureLine key={each.feature} feature={each} first={each.plan === null ? undefined : names[each.plan]} />
      ))}
    </ul>
  );
}

function FeatureLine({ feature, first }: { feature: PlanFeature; first: string | undefined }) {
  const { offer, note } = useFeatureOffer(feature);
  const { title, reason } = feature;
  const Icon = reason ? Check : LockKeyhole;
  return (
    <li className={lines.line}>
      <Icon size={16} aria-hidden />
      <span className={lines.main}>
        <span>{title}</span>
        <small>
          {[reason || !first ? reasonInWords(reason) : `In ${first}`, reason ? null : note].filter(Boolean).join(' · ')}
        </small>
      </span>
      {!reason && offer && (
        <Button
          size="compact-sm"
          variant="default"
          loading={offer.busy}
          onClick={offer.run}
          aria-label={`${offer.label}: ${title}`}
        >
          {offer.label}
        </Button>
      )}
    </li>
  );
}
