/** When a post was shared. */
export interface PostedTime {
  /** "Nov 26, 2026" */
  text: string;
  /** ISO 8601. */
  at: string;
}

/** The author of a post, and when it was posted. */
export function PostByline({ text, posted }: { text: string; posted: PostedTime | undefined }) {
  return (
    <>
      <span>{text}</span>
      {posted && (
        <>
          {" · "}
          <time dateTime={posted.at}>{posted.text}</time>
        </>
      )}
    </>
  );
}
