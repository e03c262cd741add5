/** In the address of the form: the post that it edits. */
export const EDITED_POST = "post";

/** Where a post's author edits it. */
export function editPostAddress(id: number): string {
  return `/postmeal?${EDITED_POST}=${id}`;
}
