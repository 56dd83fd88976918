import styled from 'styled-components';
import { belowTablet, belowWide, withTouch } from './media.ts';

/* Positioned, so that what is hidden inside scrolls with the table and not with the page. */
export const TableFrame = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  overflow-x: auto;

  ${belowTablet} {
    border: 0;
    background: transparent;
    overflow: visible;
  }
`;

/** Rows become cards on a phone, each cell with the name of its column. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-3);
    text-align: start;
    vertical-align: middle;
  }

  th {
    color: var(--ink-muted);
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  /* The list before, dimmed once the next one takes its time: what is pressed in it would be gone. */
  tbody[data-before] {
    opacity: 0.6;
    pointer-events: none;
    transition: opacity var(--quick) 0.3s;
  }

  tbody tr:hover {
    background: color-mix(in srgb, var(--sunken) 50%, transparent);
  }

  /* A name of one endless word is broken, before the other columns are pushed out of sight. */
  td[data-main] {
    min-inline-size: 7rem;
    overflow-wrap: anywhere;
  }

  /* For a finger: around the words is pressed as well, and nothing moves for it. */
  ${withTouch} {
    td[data-main] a {
      margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-4));
      padding: var(--space-3) var(--space-4);
    }
  }

  .end {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  ${belowWide} {
    font-size: var(--text-s);

    th,
    td {
      padding-inline: var(--space-2);
    }
  }

  ${belowTablet} {
    font-size: inherit;

    &,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      margin-block-end: var(--space-3);
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
      background: var(--surface);
    }

    td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-4);
      min-block-size: 2.25rem;
      padding: var(--space-1) 0;
      overflow-wrap: anywhere;
    }

    td::before {
      content: attr(data-label);
      flex: none;
      color: var(--ink-muted);
      font-size: var(--text-s);
    }

    td[data-main]::before,
    td:not([data-label])::before {
      content: none;
    }

    td[data-main] {
      font-weight: 600;
    }

    td[data-phone='hidden'],
    td:empty {
      display: none;
    }

    tr:has(td[data-phone='head']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    tr:has(td[data-phone='head']) td {
      grid-column: 1 / -1;
    }

    tr:has(td[data-phone='head']) td[data-main] {
      grid-area: 1 / 1;
    }

    tr:has(td[data-phone='head']) td[data-phone='head'] {
      grid-area: 1 / 2;
    }
  }
`;
