import { Badge } from '@mantine/core';
import type { InvoicesView } from '@evident/domain/billing';
import lines from '../../ui/lines.module.css';
import { shownDate } from '../../ui/time.ts';
import { money } from './money.ts';

const STATUSES = {
  draft: 'Draft',
  open: 'Due',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
} as const satisfies Record<InvoicesView['items'][number]['status'], string>;

/** Invoices and receipts, the newest first. */
export function Invoices({ items }: InvoicesView) {
  if (items.length === 0) return <p>No invoices yet.</p>;
  return (
    <ul className={lines.lines} aria-label="Invoices">
      {items.map(({ id, number, status, total, currency, createdAt, url, pdfUrl }) => (
        <li key={id} className={lines.line}>
          <span className={lines.main}>
            <span>{shownDate(createdAt)}</span>
            {number !== null && <small>{number}</small>}
          </span>
          <Badge variant="light" color="gray">
            {STATUSES[status]}
          </Badge>
          <span>{money(total, currency)}</span>
          {(pdfUrl ?? url) !== null && (
            <a href={(pdfUrl ?? url)!} target="_blank" rel="noreferrer">
              {status === 'paid' ? 'Receipt' : 'Invoice'}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
