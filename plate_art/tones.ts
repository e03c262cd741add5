/** Three tones of one food: its darker edge, its face, and what catches the light. */
export interface Tones {
  readonly edge: string;
  readonly face: string;
  readonly light: string;
}
