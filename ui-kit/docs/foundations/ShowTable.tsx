import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, type } from "../../theme/mod.ts";
import { SHARED_TOKENS } from "../../tokens/catalogue.ts";
import type { SharedGroup, SharedToken } from "../../tokens/token_kinds.ts";
import { Code, Show } from "./Show.tsx";

/** Props of {@link ShowTable}. */
export interface ShowTableProps {
  /** The table's accessible caption. */
  label: string;
  /** Names of the columns. */
  head: readonly string[];
  /** The cells of each line; the first one names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Anchors of the lines, for links from other pages. */
  ids?: readonly string[];
}

/** A table of the Foundations pages. A wide table scrolls within the page. */
export function ShowTable({ label, head, rows, ids = [] }: ShowTableProps) {
  return (
    <Show>
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
            {rows.map(([first, ...others], row) => (
              <tr key={ids[row] ?? row} id={ids[row]}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Show>
  );
}

/** Props of {@link TokenTable}. */
export interface TokenTableProps {
  label: string;
  groups: readonly SharedGroup[];
  /** Names of the columns after the variable's. */
  head: readonly string[];
  /** The cells after the variable. */
  cells: (token: SharedToken) => readonly ReactNode[];
}

/** A table of tokens, each at its anchor. */
export function TokenTable({ label, groups, head, cells }: TokenTableProps) {
  const tokens = groups.flatMap(tokensOf);
  const names = tokens.map(({ group, name }) => `${group}-${name}`);
  return (
    <ShowTable
      label={label}
      head={["Variable", ...head]}
      ids={names}
      rows={tokens.map((token, row) => [<Code key="variable">--{names[row]}</Code>, ...cells(token)])}
    />
  );
}

/** The tokens of one group. */
export function tokensOf(group: SharedGroup): SharedToken[] {
  return SHARED_TOKENS.filter((token) => token.group === group);
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
