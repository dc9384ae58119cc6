import { NumberInput } from '@mantine/core';
import type { PricesView } from '@evident/domain/billing';
import { addOnOf } from '@evident/domain/plans';
import lines from '../../ui/lines.module.css';
import { money } from './money.ts';

type Price = PricesView['items'][number];

interface Props {
  /** Prices of add-ons, of one interval. */
  prices: readonly Price[];
  /** Units by price. */
  quantities: Readonly<Record<string, number>>;
  onChange: (quantities: Record<string, number>) => void;
}

const UNITS_MAX = 100;

/** Add-ons to buy with a plan, each with its number of units. */
export function AddOnChoice({ prices, quantities, onChange }: Props) {
  return (
    <ul className={lines.lines} aria-label="Add-ons">
      {prices.map(({ id, reference, unitAmount, currency, interval }) => {
        const addOn = addOnOf(reference);
        return (
          <li key={id} className={lines.line}>
            <span className={lines.main}>
              <span>{addOn?.title ?? reference}</span>
              <small>
                {addOn?.subtitle} · {money(unitAmount, currency)} per {interval}
              </small>
            </span>
            <NumberInput
              aria-label={`Units of ${addOn?.title ?? reference}`}
              w={90}
              min={0}
              max={UNITS_MAX}
              clampBehavior="strict"
              allowDecimal={false}
              value={quantities[id] ?? 0}
              onChange={(value) => onChange({ ...quantities, [id]: Number(value) || 0 })}
            />
          </li>
        );
      })}
    </ul>
  );
}
