import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, type } from "../../theme/mod.ts";

/** A line of a {@link ShowTable}. */
export interface ShowRow {
  /** The anchor for links from other pages. */
  id?: string | undefined;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

/** Props of {@link ShowTable}. */
export interface ShowTableProps {
  /** The table's accessible caption. */
  label: string;
  /** Names of the columns. */
  head: readonly string[];
  rows: readonly ShowRow[];
}

/** A plain table of the Foundations pages. A wide table scrolls within the page. */
export function ShowTable({ label, head, rows }: ShowTableProps) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }, row) => (
            <tr key={id ?? row} id={id}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: var(--radius-field);
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th, td {
    padding: var(--space-12) var(--space-24) var(--space-12) 0;
    border-block-end: 1px solid var(--color-line);
    text-align: start;
    vertical-align: middle;
  }

  code { white-space: nowrap; }
  th { ${type("label")} }
  td { ${type("meta")} }
  thead th { color: var(--color-soft); white-space: nowrap; }
  tbody tr { scroll-margin-block-start: var(--space-24); }
  tr > :last-child { padding-inline-end: 0; }
  kbd {
    display: inline-block;
    padding: var(--space-2) var(--space-8);
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-check);
    background: var(--color-surface);
    font: inherit;
    white-space: nowrap;
  }

  ${media.phone} {
    th, td { padding-inline-end: var(--space-16); }
  }
`;
