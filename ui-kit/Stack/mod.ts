export { ALIGNMENTS, type Alignment, Stack, type StackProps } from "./Stack.tsx";
