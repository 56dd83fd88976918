import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The words beside an icon; where the menu is folded, only those who listen meet them. */
export function MenuLabel({ folded, children }: { folded: boolean; children: ReactNode }) {
  return folded ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>;
}
