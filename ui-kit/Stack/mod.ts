export { ALIGNMENTS, type Alignment, gapAndAlignment } from "./gap_and_alignment.ts";
export { Stack, type StackProps } from "./Stack.tsx";
