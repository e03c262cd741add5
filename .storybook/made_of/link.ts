/** A link to a page of Storybook: `path` follows `?path=`. */
export interface Link {
  readonly title: string;
  readonly path: string;
}
