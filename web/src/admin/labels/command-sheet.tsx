import styled from 'styled-components';
import { PaperFrame, PaperTitle } from '../../ui/paper.tsx';
import { codeOfCommand, tillCommands } from '../pos/scanner/till-commands.ts';
import { Both } from '../receipt/both.tsx';
import { ReceiptHead } from '../receipt/receipt-head.tsx';
import { BarcodePicture } from './barcode-picture.tsx';
import { code128Bars } from './barcode-bars.ts';

/* So far apart that a scanner does not read the neighbour. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8mm 12mm;
  margin-block: 6mm 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 3mm;
  padding: 5mm 4mm 4mm;
  border: 0.3mm solid #000;
  border-radius: 2mm;
  text-align: center;
  break-inside: avoid;

  strong {
    display: grid;
    align-content: center;
    font-size: 1.15em;
  }
`;

const BAR = { module: 0.5, height: 16 };

/** A4: every command with its code, in both languages, as it is taped beside the till. */
export function CommandSheet() {
  return (
    <PaperFrame data-paper="a4">
      <ReceiptHead />
      <PaperTitle>
        <Both of="admin.labels.commandSheet" />
      </PaperTitle>
      <Grid>
        {tillCommands.map((command) => {
          const digits = codeOfCommand(command);
          const bars = code128Bars(digits);
          return (
            <Card key={command}>
              <strong>
                <Both of={`admin.labels.command.${command}`} />
              </strong>
              <BarcodePicture
                digits={digits}
                fitting={bars && { bars, module: BAR.module }}
                height={BAR.height}
              />
            </Card>
          );
        })}
      </Grid>
    </PaperFrame>
  );
}
