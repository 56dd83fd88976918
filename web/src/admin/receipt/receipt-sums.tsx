import type { Order } from '@dahab/orders/contract/order.ts';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Both } from './both.tsx';
import { Sum, type SumProps } from './sum.tsx';
import { ReceiptTradeIns } from './receipt-trade-ins.tsx';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 1.5mm 0;
  inline-size: 95mm;
  margin-inline-start: auto;
  break-inside: avoid;

  dd {
    margin: 0;
    padding-inline-start: 3mm;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .total {
    padding-block-start: 1.5mm;
    border-block-start: 0.4mm solid #000;
    font-size: 13pt;
    font-weight: 600;
  }

  .heading {
    grid-column: 1 / -1;
    padding-block-start: 2mm;
    font-weight: 600;
  }

  [data-paper='80mm'] & {
    gap: 0.8mm 0;
    inline-size: 100%;
  }
`;

/** From the subtotal to the change; old gold and payments only where there are any. */
export function ReceiptSums({ order }: { order: Order }) {
  const { subtotal, discount, total, tradeIns, due, payments } = order;
  return (
    <Sums>
      <Sum of="admin.receipt.subtotal" amount={subtotal} />
      {discount > 0 && <Sum of="admin.receipt.discount" amount={-discount} />}
      <Sum of="admin.receipt.total" amount={total} main />
      {tradeIns.length > 0 && (
        <>
          <ReceiptTradeIns tradeIns={tradeIns} />
          <Sum of="admin.receipt.tradeInTotal" amount={-order.tradeInTotal} />
          {due < 0 ? (
            <Sum of="admin.receipt.paidOut" amount={-due} main />
          ) : (
            <Sum of="admin.receipt.due" amount={due} main />
          )}
        </>
      )}
      {due > 0 && payments.length > 0 && (
        <dt className="heading">
          <Both of="admin.receipt.paid" />
        </dt>
      )}
      {due > 0 &&
        payments.map(({ method, amount, tendered, change }) => (
          <Fragment key={method}>
            <Sum of={`admin.payment.method.${method}`} amount={amount} />
            <Known of="admin.receipt.tendered" amount={tendered} />
            <Known of="admin.receipt.change" amount={change} />
          </Fragment>
        ))}
    </Sums>
  );
}

function Known({ amount, ...rest }: Omit<SumProps, 'amount'> & { amount: number | null }) {
  return amount === null ? null : <Sum {...rest} amount={amount} />;
}
