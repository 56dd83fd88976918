import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';

const English = styled.span`
  color: var(--faint);
  font-size: 0.82em;
  font-weight: 400;
`;

/** A label in Arabic with its English beside it, whatever the language of the screen. */
export function Both({ of: key }: { of: string }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span lang="ar">{i18n.getFixedT('ar')(key)}</span>{' '}
      <English lang="en">
        <bdi>{i18n.getFixedT('en')(key)}</bdi>
      </English>
    </>
  );
}
