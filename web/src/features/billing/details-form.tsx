import { TextInput } from '@mantine/core';
import { type BillingDetails, billingDetails } from '@evident/domain/billing';
import { useState } from 'react';
import { SavedForm } from '../../ui/saved-form.tsx';

interface Props {
  details: BillingDetails;
  /** Why this person can't change it; null if they can. */
  reason: string | null;
  onSave: (details: BillingDetails) => Promise<unknown>;
}

const FIELDS = [
  ['company', 'Company'],
  ['email', 'Email for invoices'],
  ['line1', 'Street and number'],
  ['line2', 'More of the address'],
  ['postalCode', 'Postal code'],
  ['city', 'City'],
  ['country', 'Country, as two letters'],
  ['taxId', 'Tax id'],
] as const satisfies readonly (readonly [keyof BillingDetails, string])[];

const cleaned = (field: keyof BillingDetails, text: string): string | null => {
  const value = text.trim();
  if (field === 'email') return value;
  if (field === 'country') return value.toUpperCase() || null;
  return value || null;
};

/** The company, its address and tax id, as they appear on invoices. */
export function DetailsForm({ details, reason, onSave }: Props) {
  const [typed, setTyped] = useState<BillingDetails>(details);
  const wanted = Object.fromEntries(
    FIELDS.map(([field]) => [field, cleaned(field, typed[field] ?? '')]),
  ) as unknown as BillingDetails;
  return (
    <SavedForm
      verb="Save details"
      changed={FIELDS.some(([field]) => wanted[field] !== details[field])}
      save={() => onSave(wanted)}
      done="Details saved"
      disabledReason={reason}
    >
      {FIELDS.map(([field, label]) => (
        <TextInput
          key={field}
          label={label}
          type={field === 'email' ? 'email' : 'text'}
          maxLength={field === 'country' ? 2 : (billingDetails.properties[field] as { maxLength?: number }).maxLength}
          readOnly={reason !== null}
          value={typed[field] ?? ''}
          onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
        />
      ))}
    </SavedForm>
  );
}
