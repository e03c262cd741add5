import { styled } from "styled-components";

const SHAPE = "M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z";

/** One star, filled from its start to `part` (0 to 1). Yolk with a marmalade outline. */
export function Star({ part }: { part: number }) {
  return (
    <Box aria-hidden="true" style={{ "--rest": `${(1 - Math.min(Math.max(part, 0), 1)) * 100}%` }}>
      <svg viewBox="0 0 24 24">
        <path d={SHAPE} fill="var(--color-yolk)" />
      </svg>
      <svg viewBox="0 0 24 24">
        <path d={SHAPE} fill="none" stroke="var(--color-marmalade)" strokeWidth="1.6" strokeLinejoin="round" />
      </svg>
    </Box>
  );
}

const Box = styled.span`
  display: inline-grid;
  inline-size: var(--star-size, 22px);
  aspect-ratio: 1;

  > svg {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
  }

  > svg:first-child { clip-path: inset(0 var(--rest) 0 0); }

  &:dir(rtl) > svg:first-child { clip-path: inset(0 0 0 var(--rest)); }
`;
