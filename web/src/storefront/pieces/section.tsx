import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css, type RuleSet } from 'styled-components';
import { PointingIcon } from '../../ui/pointing-icon.tsx';

const Frame = styled.section<{ $later: RuleSet | undefined }>`
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--space-6) var(--gutter);

  ${({ $later }) =>
    $later &&
    css`
      content-visibility: auto;
      ${$later}
    `}
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-block-end: var(--space-5);

  h2 {
    font-family: var(--font-display);
    font-size: var(--text-2xl);
    font-weight: 400;
  }
`;

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  color: var(--accent);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

export interface SectionProps {
  title: string;
  to: string;
  linkText: string;
  /** What the link says to those who hear it out of its place. */
  linkLabel?: string;
  /** What kind of region it is, when it is of a special kind. */
  roleDescription?: string;
  /** What moves its content. */
  tools?: ReactNode;
  /** About how high it is: what begins below the first screen is laid out when it comes near. */
  later?: RuleSet | undefined;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { title, to, linkText, linkLabel, roleDescription, tools, later, children } = props;
  const id = useId();
  return (
    <Frame aria-labelledby={id} aria-roledescription={roleDescription} $later={later}>
      <Head>
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        <Ways>
          <All to={to} aria-label={linkLabel}>
            {linkText}
            <PointingIcon icon={ArrowRight} size={18} />
          </All>
          {tools}
        </Ways>
      </Head>
      {children}
    </Frame>
  );
}
