import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTouch } from '../../ui/media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: fit-content;
  min-block-size: 2.25rem;
  text-decoration: none;

  ${withTouch} {
    min-block-size: var(--control);
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.3em;
  }
`;

export interface FooterLinkProps {
  href: string;
  icon?: LucideIcon;
  opensNew?: boolean;
  children: ReactNode;
}

export function FooterLink({ href, icon: Icon, opensNew = false, children }: FooterLinkProps) {
  const { t } = useTranslation();
  const blank = opensNew ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor href={href} {...blank}>
      {Icon && <Icon size={18} aria-hidden />}
      <span>
        {children}
        {opensNew && <VisuallyHidden> {t('footer.opensNew')}</VisuallyHidden>}
      </span>
    </Anchor>
  );
}
