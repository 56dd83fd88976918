import type { Product } from '@dahab/catalog/contract/product.ts';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import styled from 'styled-components';
import { usePageAddress } from '../../app/use-page-address.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { useIsLive } from '../../ui/use-is-live.ts';
import { plainText } from '../pieces/plain-text.ts';

/* Beside the words of the piece, not beside its price: quiet, and in line with the text. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  margin-inline: calc(var(--space-3) * -1);

  > * {
    padding-inline: var(--space-3);
    font-weight: 400;
  }
`;

const Frame = styled.section`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const Title = styled.h2`
  font-size: var(--text-m);
`;

/** The phone's own sheet where there is one, WhatsApp, or the link itself. */
export function SharePiece({ piece }: { piece: Product }) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const url = usePageAddress();
  const canShare = useIsLive() && 'share' in navigator;
  const title = piece.nameAr;
  const text = plainText(piece.descriptionAr);

  const shareNatively = () => {
    // Rejects when the reader closes the sheet: that is an answer, not a failure.
    navigator.share({ title, text, url }).catch(() => undefined);
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t('share.copied'));
    } catch (error) {
      fail(error, t('share.copyFailed'));
    }
  };

  return (
    <Frame>
      <Title>{t('share.title')}</Title>
      <Row>
        {canShare && (
          <Button variant="quiet" icon={<Share2 size={18} aria-hidden />} onClick={shareNatively}>
            {t('share.native')}
          </Button>
        )}
        <ButtonAnchor
          variant="quiet"
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle size={18} aria-hidden />}
        >
          {t('share.whatsapp')}
        </ButtonAnchor>
        <Button variant="quiet" icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </Row>
    </Frame>
  );
}
