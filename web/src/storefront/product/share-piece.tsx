import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useToast } from '../../app/use-toast.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Title = styled.h2`
  margin-block-end: var(--space-2);
  font-size: var(--text-m);
`;

/** The phone's own sheet where there is one, WhatsApp, or the link itself. */
export function SharePiece({ name }: { name: string }) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const url = location.href;

  const shareNatively = () => {
    // Rejects when the reader closes the sheet: that is an answer, not a failure.
    navigator.share({ title: name, url }).catch(() => undefined);
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
    <section>
      <Title>{t('share.title')}</Title>
      <Row>
        {'share' in navigator && (
          <Button
            variant="secondary"
            icon={<Share2 size={18} aria-hidden />}
            onClick={shareNatively}
          >
            {t('share.native')}
          </Button>
        )}
        <ButtonAnchor
          variant="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle size={18} aria-hidden />}
        >
          {t('share.whatsapp')}
        </ButtonAnchor>
        <Button
          variant="secondary"
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
      </Row>
    </section>
  );
}
