import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

const Mirrored = styled.span`
  display: inline-flex;
  transform: scaleX(var(--pointing));
`;

/** An icon that points along the line of reading (arrow, chevron): mirrored in Arabic. */
export function PointingIcon({ icon: Icon, size = 20 }: { icon: LucideIcon; size?: number }) {
  return (
    <Mirrored>
      <Icon size={size} aria-hidden />
    </Mirrored>
  );
}
