import styled from 'styled-components';

/** What stands on a printed paper, on A4 or a receipt roll, whose printers know no grey. */
export const PaperFrame = styled.article`
  --faint: #555;

  color: #000;
  font-size: 10.5pt;
  line-height: 1.5;

  &[data-paper='80mm'] {
    --faint: #000;

    font-size: 9pt;
    line-height: 1.4;
  }
`;

/** What kind of paper it is. */
export const PaperTitle = styled.p`
  margin-block-start: 5mm;
  font-size: 15pt;
  font-weight: 600;

  [data-paper='80mm'] & {
    margin-block-start: 2mm;
    font-size: 12pt;
    text-align: center;
  }
`;
