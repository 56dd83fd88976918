import styled from 'styled-components';

const Text = styled.div`
  line-height: 1.8;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--space-3);
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
  }
`;

/** The Arabic description, in HTML. The server keeps only an allow-list of text tags, on the way in. */
export function HtmlText({ html }: { html: string }) {
  return <Text dir="auto" lang="ar" dangerouslySetInnerHTML={{ __html: html }} />;
}
