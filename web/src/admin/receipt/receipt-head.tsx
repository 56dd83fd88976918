import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DEFAULT_LOGO } from '../../storefront/shell/default-logo.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 5mm;
  padding-block-end: 5mm;
  border-block-end: 0.4mm solid #000;

  img {
    max-inline-size: 32mm;
    block-size: 18mm;
    object-fit: contain;
  }

  address {
    margin-inline-start: auto;
    font-style: normal;
    text-align: end;
  }

  [data-paper='80mm'] & {
    flex-direction: column;
    gap: 1.5mm;
    padding-block-end: 2.5mm;
    text-align: center;

    /* These printers know black and white only. */
    img {
      max-inline-size: 48mm;
      block-size: 15mm;
      filter: grayscale(1) contrast(1.4);
    }

    address {
      margin: 0;
      text-align: center;
    }
  }
`;

const Name = styled.p`
  font-family: var(--font-display);
  font-size: 20pt;
  line-height: 1.3;

  [data-paper='80mm'] & {
    font-size: 16pt;
  }
`;

/** Whose receipt it is, and where they are found. */
export function ReceiptHead() {
  const { t } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  return (
    <Head>
      <img src={site?.logoUrl || DEFAULT_LOGO} alt={t('admin.receipt.logo')} />
      <div>
        <Name lang="ar">{site?.websiteNameAr}</Name>
        <p lang="en" dir="auto">
          {site?.websiteNameEn}
        </p>
      </div>
      <address>
        {site?.address && <p dir="auto">{site.address}</p>}
        {site?.contactMobile && (
          <p>
            <bdi dir="ltr">{site.contactMobile}</bdi>
          </p>
        )}
      </address>
    </Head>
  );
}
