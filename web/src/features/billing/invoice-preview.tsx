import { Table } from '@mantine/core';
import type { InvoicePreview } from '@evident/domain/billing';
import { money } from './money.ts';

/** The invoice that a change would cause, as the payment provider computes it. */
export function InvoicePreviewTable({
  preview: { lineItems, total, currency, taxNumber },
}: {
  preview: InvoicePreview;
}) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label="Next invoice">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">For</Table.Th>
            <Table.Th scope="col">Quantity</Table.Th>
            <Table.Th scope="col">Price</Table.Th>
            <Table.Th scope="col">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lineItems.map(({ id, description, quantity, unitPrice, amount }) => (
            <Table.Tr key={id}>
              <Table.Td>{description}</Table.Td>
              <Table.Td>{quantity}</Table.Td>
              <Table.Td>{money(unitPrice, currency)}</Table.Td>
              <Table.Td>{money(amount, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={3}>
              Total{taxNumber === null ? '' : `, tax id ${taxNumber}`}
            </Table.Th>
            <Table.Td>
              <strong>{money(total, currency)}</strong>
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
