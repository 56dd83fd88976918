import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Both } from './both.tsx';

const Frame = styled.figure`
  display: grid;
  justify-items: center;
  gap: 1mm;
  margin: 4mm 0 0;
  text-align: center;
  break-inside: avoid;

  svg {
    inline-size: 26mm;
    block-size: 26mm;
  }

  figcaption {
    font-size: 0.85em;
  }
`;

/** The address of the order in the back office: staff who scan it with a phone have it open. */
export function OrderCode({ id }: { id: number }) {
  const { t } = useTranslation();
  const address = `${location.origin}/admin/orders?order=${id}`;
  return (
    <Frame>
      {/* The margin is the quiet zone that readers need. */}
      <QRCodeSVG value={address} level="M" marginSize={4} title={t('admin.receipt.code', { id })} />
      <figcaption>
        <Both of="admin.receipt.scan" /> · <bdi>#{id}</bdi>
      </figcaption>
    </Frame>
  );
}
