import { PrintSheet } from '../../ui/print-sheet.tsx';
import { RollSheet } from '../../ui/roll-sheet.tsx';
import { Receipt, type ReceiptProps } from './receipt.tsx';

/** A receipt that the browser prints while this stands on the page. */
export function ReceiptSheet(props: ReceiptProps) {
  const Sheet = props.paper === 'a4' ? PrintSheet : RollSheet;
  return (
    <Sheet>
      <Receipt {...props} />
    </Sheet>
  );
}
