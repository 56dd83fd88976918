import type { Order } from '@dahab/orders/contract/order.ts';
import styled from 'styled-components';
import { PaperFrame, PaperTitle } from '../../ui/paper.tsx';
import { Both } from './both.tsx';
import { OrderCode } from './order-code.tsx';
import type { Paper } from './papers.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptStrip } from './receipt-strip.tsx';
import { ReceiptSums } from './receipt-sums.tsx';
import { ReceiptTable } from './receipt-table.tsx';

const Mark = styled.p`
  margin-block-start: 2mm;
  padding: 1.5mm 4mm;
  border: 0.6mm solid #000;
  font-weight: 600;
  text-align: center;
`;

const Void = styled(Mark)`
  border-width: 1.2mm;
  font-size: 1.5em;
`;

const Thanks = styled.p`
  margin-block-start: 4mm;
  text-align: center;
`;

export interface ReceiptProps {
  order: Order;
  paper: Paper;
  /** Not the first of this sale. */
  isCopy: boolean;
  /** The sale was deleted since. */
  isVoid: boolean;
}

/**
 * The receipt of an order, in Arabic and English on one paper: the invoice too, on A4. The figures
 * are in the digits of the screen.
 */
export function Receipt({ order, paper, isCopy, isVoid }: ReceiptProps) {
  const Lines = paper === 'a4' ? ReceiptTable : ReceiptStrip;
  return (
    <PaperFrame data-paper={paper}>
      <ReceiptHead />
      <PaperTitle>
        <Both of={paper === 'a4' ? 'admin.receipt.invoice' : 'admin.receipt.title'} />{' '}
        <bdi>#{order.id}</bdi>
      </PaperTitle>
      {isVoid && (
        <Void>
          <Both of="admin.receipt.void" />
        </Void>
      )}
      {isCopy && (
        <Mark>
          <Both of="admin.receipt.copy" />
        </Mark>
      )}
      <ReceiptFacts order={order} />
      <Lines items={order.items} />
      <ReceiptSums order={order} />
      <OrderCode id={order.id} />
      <Thanks>
        <Both of="admin.receipt.thanks" />
      </Thanks>
    </PaperFrame>
  );
}
