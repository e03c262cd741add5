/** A page of Storybook: `path` is what follows `?path=`. */
export interface Link {
  readonly title: string;
  readonly path: string;
}
