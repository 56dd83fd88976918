import type { Product } from '@dahab/catalog/contract/product.ts';
import { MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { usePageAddress } from '../../app/use-page-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { whatsappUrl } from '../shell/site-links.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 auto;
  }
`;

/** One tap to the shop, with the piece already named. */
export function AskAboutPiece({ piece }: { piece: Product }) {
  const { t } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  const url = usePageAddress();
  if (!site?.whatsappNumber && !site?.contactMobile) return null;
  const text = t('product.askText', { name: piece.nameAr, url });
  return (
    <Row>
      {site.whatsappNumber && (
        <ButtonAnchor
          href={whatsappUrl(site.whatsappNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle size={20} aria-hidden />}
        >
          {t('product.askWhatsapp')}
        </ButtonAnchor>
      )}
      {site.contactMobile && (
        <ButtonAnchor
          href={`tel:${site.contactMobile.replace(/\s/g, '')}`}
          variant="secondary"
          icon={<Phone size={20} aria-hidden />}
        >
          {t('product.call')}
        </ButtonAnchor>
      )}
    </Row>
  );
}
