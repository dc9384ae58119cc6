import { useQuery } from '@tanstack/react-query';
import { useBillingDetails } from '../data/billing/mutations.ts';
import { billingQuery } from '../data/billing/queries.ts';
import { signedInQuery } from '../data/identity/queries.ts';
import { DetailsForm } from '../features/billing/details-form.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** The company, its address and tax id. */
export function Component() {
  return (
    <BillingFrame title="Billing details">
      <Details />
    </BillingFrame>
  );
}

const EMPTY = {
  company: null,
  line1: null,
  line2: null,
  city: null,
  postalCode: null,
  country: null,
  taxId: null,
} as const;

function Details() {
  const { data, error, refetch } = useQuery(billingQuery());
  const { data: person } = useQuery(signedInQuery());
  const { mutateAsync } = useBillingDetails();
  if (error)
    return <FailedState title="The details could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data || !person) return <ListSkeleton things="details" />;
  const details = data.details ?? { ...EMPTY, email: person.email };
  return (
    <SettingsSection title="Company" about="As it appears on your invoices. Taxes follow the country and tax id.">
      <DetailsForm key={JSON.stringify(details)} details={details} reason={null} onSave={mutateAsync} />
    </SettingsSection>
  );
}
