/**
 * Whether a page of this origin is ours: the server's own host, or one of the allowed origins. Anyone on the way can change a
 * page that was not encrypted, so it is not ours where the request is. Behind a proxy that is not trusted, an encrypted request
 * looks as if it were not.
 */
export function isOwnOrigin(
  origin: string,
  {
    host,
    isSecure,
    allowedOrigins,
  }: { host: string | undefined; isSecure: boolean; allowedOrigins: readonly string[] },
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (page.protocol === "https:" || !isSecure);
}
