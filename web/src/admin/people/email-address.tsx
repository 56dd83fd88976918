import styled from 'styled-components';

/* Room for most halves; only one that is longer is broken within. */
const Address = styled.bdi`
  display: inline-block;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Where it does not fit into a line, the second one begins with the @. */
export function EmailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return <Address dir="ltr">{address}</Address>;
  return (
    <Address dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Address>
  );
}
