import { Download } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonAnchor } from '../../ui/button.tsx';

/** A file to fill in, for those who have no export. */
export function TemplateLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <ButtonAnchor
      variant="secondary"
      download
      href={href}
      icon={<Download size={18} aria-hidden />}
    >
      {t('admin.import.template')}
    </ButtonAnchor>
  );
}
